import type { AccessToken } from '@archive-console/api-client';
import {
  Badge,
  CopyButton,
  DateTime,
  Icon,
  type ListColumn,
  ListLead,
  Mono,
  PasswordIcon,
  Quiet,
} from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { useNow } from '#shared/loading/use-now.ts';
import { tokenName } from './token-list.ts';
import { useTokenScopes } from './use-token-scopes.ts';

/** The columns of a list of tokens; the same until the language changes. */
export function useTokenColumns(): readonly ListColumn<AccessToken>[] {
  const { t, i18n } = useTranslation('access-tokens');
  const scopesOf = useTokenScopes();
  return useMemo(
    () => [
      {
        id: 'notes',
        header: t('field.notes'),
        cell: ({ notes }) => (
          <ListLead avatar={<Icon of={PasswordIcon} />}>
            {notes === '' ? <Quiet>{t('list.withoutNotes')}</Quiet> : notes}
          </ListLead>
        ),
        lead: true,
        sortable: true,
        width: '28%',
      },
      {
        id: 'scopes',
        header: t('field.scopes'),
        cell: ({ scopes }) => <Quiet onCard>{scopesOf(scopes)}</Quiet>,
      },
      {
        id: 'expiryDate',
        header: t('field.expiry'),
        cell: ({ expiryDate }) => <Expiry expiryDate={expiryDate} />,
        sortable: true,
        width: '214px',
        card: 'fact',
      },
      {
        id: 'createdDate',
        header: t('field.created'),
        cell: ({ createdDate }) =>
          createdDate !== '' && <DateTime at={new Date(createdDate)} locale={i18n.language} />,
        sortable: true,
        width: '118px',
        card: 'fact',
      },
      {
        id: 'id',
        header: t('field.id'),
        cell: (token) => <ShortId token={token} />,
        width: '142px',
        card: 'fact',
      },
    ],
    [t, i18n.language, scopesOf],
  );
}

/** Of a long id, as many letters as tell two apart. */
const SHORT = 8;

/** As much of an id as it is recognized by, and the whole of it to be copied. */
function ShortId({ token }: { token: AccessToken }) {
  const { t } = useTranslation('access-tokens');
  const { id } = token;
  return (
    <>
      <Mono>{id.length > SHORT + 1 ? `${id.slice(0, SHORT)}…` : id}</Mono>
      {'\u00A0'}
      <CopyButton text={id} words={{ copy: t('list.copyId', { name: tokenName(token) }) }} size="xs" />
    </>
  );
}

/** How long before its end a token is pointed out. */
const SOON_DAYS = 14;
const DAY = 86_400_000;

function Expiry({ expiryDate }: Pick<AccessToken, 'expiryDate'>) {
  const { t, i18n } = useTranslation('access-tokens');
  const { ago } = useFormats();
  const now = useNow();
  if (expiryDate === null) return <Quiet>{t('list.endless')}</Quiet>;
  const end = new Date(expiryDate);
  const left = end.getTime() - now.getTime();
  const distance = ago(end, now);
  return (
    <>
      <DateTime at={end} locale={i18n.language} />{' '}
      {left <= 0 ? (
        <Badge tone="danger">{t('list.expired')}</Badge>
      ) : left <= SOON_DAYS * DAY ? (
        <Badge tone="warning">{distance}</Badge>
      ) : (
        <Quiet>{distance}</Quiet>
      )}
    </>
  );
}
