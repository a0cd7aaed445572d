import { BulkNotice } from './BulkNotice.tsx';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { TenantUnread } from './TenantUnread.tsx';

/** What concerns every page: the service is not reached, the tenant is not known, a new version is there, a bulk action goes on beside it. */
export function HomeNotices({ onReached }: { onReached: (isReached: boolean) => void }) {
  return (
    <>
      <OfflineNotice onReached={onReached} />
      <TenantUnread />
      <NewVersionNotice />
      <BulkNotice />
    </>
  );
}
