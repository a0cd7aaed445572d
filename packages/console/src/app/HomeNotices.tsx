import { NewVersionNotice } from './NewVersionNotice.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

/** What concerns every page: the service is not reached, a new version is there. */
export function HomeNotices({ onReached }: { onReached: (isReached: boolean) => void }) {
  return (
    <>
      <OfflineNotice onReached={onReached} />
      <NewVersionNotice />
    </>
  );
}
