import type { ChartStop } from './chart-stops.ts';

/** The stop next to a moment; `stops` are in time's order. */
export function nearestStop(stops: readonly Pick<ChartStop, 'at'>[], moment: Date): number {
  const time = (index: number): number => stops[index]?.at.getTime() ?? Number.POSITIVE_INFINITY;
  let [low, high] = [0, stops.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (time(middle) < moment.getTime()) low = middle + 1;
    else high = middle;
  }
  const isBeforeCloser = low > 0 && moment.getTime() - time(low - 1) < time(low) - moment.getTime();
  return isBeforeCloser ? low - 1 : Math.max(low, 0);
}
