import type { ReactNode } from 'react';
import type { ChartData } from './chart-data.ts';

/** Whether the data of a chart is on its way, here, or could not be read. */
export const chartStatuses = ['loading', 'ready', 'failed'] as const;

/** One of {@link chartStatuses}. */
export type ChartStatus = (typeof chartStatuses)[number];

/** The words of what stands around every chart. */
export interface ChartWords {
  /** Names the table twin ("Storage by month"). */
  readonly table: string;
  readonly showTable?: string;
  readonly hideTable?: string;
  /** Names the export. Without it, or without `onCsv`, there is none. */
  readonly csv?: string | undefined;
  /** Names the print of this chart alone. Without it there is none. */
  readonly print?: string | undefined;
}

/** What every chart takes. */
export interface ChartFrameOptions {
  /** Whether the data is on its way, here, or could not be read. @default 'ready' */
  readonly status?: ChartStatus;
  /** In place of the chart where it could not be read, with the way to try again (`ErrorNotice`). */
  readonly failed?: ReactNode;
  /** In place of the chart where there is no value at all (`EmptyState`). */
  readonly empty?: ReactNode;
  /** Exports the table. The caller writes the file, and makes its cells harmless to spreadsheets. */
  readonly onCsv?: ((data: ChartData) => void) | undefined;
}
