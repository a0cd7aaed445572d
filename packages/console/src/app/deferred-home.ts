import { areaExtras } from './area-extras.ts';
import { BarTools } from './BarTools.tsx';
import { HomeNotices } from './HomeNotices.tsx';
import { HomeOverlays } from './HomeOverlays.tsx';
import { PageMissing } from './PageMissing.tsx';

/** What of the frame the first page can do without, in a file of its own. */
export const homeParts = { areaExtras, BarTools, HomeNotices, HomeOverlays, PageMissing };
