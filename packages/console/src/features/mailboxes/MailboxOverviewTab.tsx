import { Card, Split, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { FirstAddressesCard } from '#entities/email-addresses/FirstAddressesCard.tsx';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { UserLink } from '#entities/users/UserLink.tsx';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { FactsCard } from '#shared/details/FactsCard.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { mailboxDetails } from './mailbox-details.ts';
import { useMailboxPurpose } from './mailbox-form.tsx';
import { MailboxDependants } from './MailboxDependants.tsx';

export const loader = detailsLoader({ param: 'mailboxId', read: mailboxesQueries.addresses });

/** What is known of a mailbox: whom it belongs to, where it is reached, who else sees it. */
export function MailboxOverviewTab() {
  const { t } = useTranslation(['mailboxes', 'area']);
  const mailbox = useObject(mailboxDetails);
  const { id, name, mailboxType, owner } = mailbox;
  const typeOf = useMailboxType();
  const purpose = useMailboxPurpose()(mailboxType);
  return (
    <Split
      side={
        <Card title={t('dependants.title')}>
          <MailboxDependants mailbox={mailbox} kinds={['delegates', 'sources']} />
        </Card>
      }
    >
      <Stack gap={12}>
        <FactsCard
          object={mailbox}
          facts={[
            { term: t('field.name'), description: name },
            {
              term: t('field.owner'),
              description:
                owner === null ? (
                  <Text as="span" tone="muted">
                    {t('area:mailboxes.ownerless')}
                  </Text>
                ) : (
                  <UserLink user={owner} />
                ),
            },
            {
              term: t('field.type'),
              description: (
                <>
                  {typeOf(mailboxType)}
                  {purpose && (
                    <Text size="small" tone="muted">
                      {purpose}
                    </Text>
                  )}
                </>
              ),
            },
          ]}
          idWords={{ term: t('field.id'), copy: t('overview.copyId') }}
        />
        <FirstAddressesCard
          owner={mailbox}
          query={mailboxesQueries.addresses(id)}
          all={mailboxesPaths.details(id, 'addresses')}
          create={mailboxesPaths.createAddress(id)}
        />
      </Stack>
    </Split>
  );
}
