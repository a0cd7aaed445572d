/** From where on an amount presses, and what that means in words. */
export interface MeterThreshold {
  /** In the unit of the meter's `value`. */
  readonly from: number;
  /** What it means to be there ("Nearly full"). */
  readonly label: string;
}

/** The thresholds of a meter. */
export interface MeterThresholds {
  readonly warning?: MeterThreshold;
  readonly danger?: MeterThreshold;
}

/** The highest threshold that a value has reached. */
export function meterLevel(
  value: number,
  { warning, danger }: MeterThresholds,
): { readonly tone: 'normal' | 'warning' | 'danger'; readonly label: string | undefined } {
  if (danger !== undefined && value >= danger.from) return { tone: 'danger', label: danger.label };
  if (warning !== undefined && value >= warning.from) return { tone: 'warning', label: warning.label };
  return { tone: 'normal', label: undefined };
}

/** A place on the meter's track, 0 to 1, whatever lies beyond its ends. */
export function shareOf(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
}
