import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Figure } from '../figure.ts';
import type { StorageChartProps } from './StorageChart.tsx';

type Chart = ComponentType<StorageChartProps>;

/** The drawing, which is heavy and comes in a file of its own. A file that cannot be fetched is a part that failed. */
export function useChart(wanted: boolean): Figure<Chart> {
  const [chart, setChart] = useState<Figure<Chart>>({ state: 'pending' });
  const load = useCallback(() => {
    setChart({ state: 'pending' });
    import('./StorageChart.tsx').then(
      ({ StorageChart }) => setChart({ state: 'ready', value: StorageChart, asOf: new Date() }),
      (error: Error) => setChart({ state: 'failed', error, retry: load }),
    );
  }, []);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return chart;
}
