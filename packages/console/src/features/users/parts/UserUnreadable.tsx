import { AccountIcon, BackIcon, ButtonLink, MessagePage, PageHeader } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { hasCode } from '#shared/errors/has-code.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { usersPaths } from '#shared/paths/users.ts';
import { RetryButton } from '#shared/loading/RetryButton.tsx';
import { useErrorTrace } from '#shared/errors/use-error-trace.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { isUserNotFound } from '../is-user-not-found.ts';
import { listSearch } from '../list-search.ts';

/** In place of a person's page: they do not exist, may not be seen, or could not be read. The frame stays. */
export function UserUnreadable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isUserNotFound(error)) return <NoSuchUser />;
  if (hasCode(error, 'Default.Forbidden')) return <NotAllowed error={error} onRetry={onRetry} />;
  return <Unread error={error} onRetry={onRetry} />;
}

function NoSuchUser() {
  const { t } = useTranslation('users');
  const { search } = useLocation();
  return (
    <MessagePage
      reason="no-match"
      title={t('details.notFound.title')}
      text={t('details.notFound.text')}
      action={
        <ButtonLink
          icon={BackIcon}
          render={(props) => (
            <Link {...props} to={{ pathname: usersPaths.list(), search: listSearch(search) }} />
          )}
        >
          {t('details.notFound.back')}
        </ButtonLink>
      }
    />
  );
}

function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('users');
  return (
    <>
      <PageHeader icon={AccountIcon} title={t('details.stopped')} />
      <LoadFailed error={error} titleLevel={2} onRetry={onRetry} />
    </>
  );
}

function NotAllowed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useErrorWords(error);
  const trace = useErrorTrace(words?.traceId);
  if (words === undefined) return null;
  return (
    <MessagePage
      reason="no-access"
      title={words.title}
      text={words.text}
      code={words.code}
      trace={trace}
      action={<RetryButton onRetry={onRetry} />}
    />
  );
}
