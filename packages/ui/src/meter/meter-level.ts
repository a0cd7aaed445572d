/** From where on an amount presses, and what that means in words. */
export interface MeterThreshold {
  /** In the unit of the meter's `value`. */
  readonly from: number;
  /** What it means to be there ("Nearly full"). */
  readonly label: string;
}

/** The thresholds of a meter. */
export interface MeterThresholds {
  /** From where on it is to be noticed. */
  readonly warning?: MeterThreshold;
  /** From where on it is pressing. Where both are reached, this one counts. */
  readonly danger?: MeterThreshold;
}

/** How much it presses. */
export type MeterTone = 'normal' | 'warning' | 'danger';

/** The highest threshold that a value has reached. */
export function meterLevel(
  value: number,
  { warning, danger }: MeterThresholds,
): { readonly tone: MeterTone; readonly label: string | undefined } {
  if (danger !== undefined && value >= danger.from) return { tone: 'danger', label: danger.label };
  if (warning !== undefined && value >= warning.from) return { tone: 'warning', label: warning.label };
  return { tone: 'normal', label: undefined };
}

/** A place on the meter's track, 0 to 1, whatever lies beyond its ends. */
export function shareOf(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
}

/** The same place for a style sheet. */
export const placeOf = (value: number, max: number): string => `${shareOf(value, max) * 100}%`;
