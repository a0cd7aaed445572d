import { type ComponentType, useEffect, useState } from 'react';
import type { Figure } from '../figure.ts';
import type { StorageChartProps } from '#entities/consumptions/StorageChart.tsx';

type Chart = ComponentType<StorageChartProps>;

/** The drawing, which is heavy and comes in a file of its own. A file that cannot be fetched is a part that failed. */
export function useChart(wanted: boolean): Figure<Chart> {
  const [tries, setTries] = useState(1);
  const [chart, setChart] = useState<Figure<Chart>>({ state: 'pending' });
  useEffect(() => {
    if (!wanted) return;
    const retry = () => {
      setChart({ state: 'pending' });
      setTries(tries + 1);
    };
    import('#entities/consumptions/StorageChart.tsx').then(
      ({ StorageChart }) => setChart({ state: 'ready', value: StorageChart, asOf: new Date() }),
      (error: Error) => setChart({ state: 'failed', error, retry }),
    );
  }, [wanted, tries]);
  return chart;
}
