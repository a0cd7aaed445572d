import type { Services } from '#shared/services.ts';
import type { HomeLater } from './home-later.ts';
import { PageMissing } from './PageMissing.tsx';
import { ScreenError } from './screen-error.ts';

/** What is thrown in place of why a page in the frame could not be loaded. */
export function pageMissing({ logger }: Services, cause: unknown, later: HomeLater): ScreenError {
  logger.error(cause);
  return new ScreenError('A file of the page could not be fetched.', () => <PageMissing later={later} />);
}
