import type { SizeUnit } from '@archive-console/ui';

/** How units of size are written in every language; the service may know others. */
export const unitWords: Readonly<Record<SizeUnit, string> & Record<string, string | undefined>> = {
  B: 'B',
  Kb: 'kB',
  Mb: 'MB',
  Gb: 'GB',
};
