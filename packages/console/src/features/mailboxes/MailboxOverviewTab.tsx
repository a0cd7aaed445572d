import { Card, DefinitionList, Split, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { FirstAddresses } from '#entities/email-addresses/FirstAddresses.tsx';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { UserLink } from '#entities/users/UserLink.tsx';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { ObjectId } from '#shared/details/ObjectId.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { useOriginWords } from '#shared/list/origin.tsx';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { mailboxDetails } from './mailbox-details.ts';
import { useMailboxPurpose } from './mailbox-form.tsx';
import { MailboxDependants } from './MailboxDependants.tsx';

export const loader = detailsLoader({ param: 'mailboxId', read: mailboxesQueries.addresses });

/** What is known of a mailbox: whom it belongs to, where it is reached, who else sees it. */
export function MailboxOverviewTab() {
  const { t } = useTranslation(['mailboxes', 'area', 'objects']);
  const mailbox = useObject(mailboxDetails);
  const origin = useOriginWords();
  const typeOf = useMailboxType();
  const purpose = useMailboxPurpose()(mailbox.mailboxType);
  return (
    <Split
      side={
        <Card title={t('dependants.title')}>
          <MailboxDependants mailbox={mailbox} kinds={['delegates', 'sources']} />
        </Card>
      }
    >
      <Stack gap={12}>
        <Card title={t('overview.title')}>
          <DefinitionList
            items={[
              { term: t('field.name'), description: mailbox.name },
              {
                term: t('field.owner'),
                description:
                  mailbox.owner === null ? (
                    <Text as="span" tone="muted">
                      {t('area:mailboxes.ownerless')}
                    </Text>
                  ) : (
                    <UserLink user={mailbox.owner} />
                  ),
              },
              {
                term: t('field.type'),
                description: (
                  <>
                    {typeOf(mailbox.mailboxType)}
                    {purpose && (
                      <Text size="small" tone="muted">
                        {purpose}
                      </Text>
                    )}
                  </>
                ),
              },
              { term: origin.label, description: origin.of(mailbox) },
              { term: t('field.id'), description: <ObjectId id={mailbox.id} copy={t('overview.copyId')} /> },
            ]}
          />
        </Card>
        <Card title={t('objects:addresses.title')}>
          <FirstAddresses
            query={mailboxesQueries.addresses(mailbox.id)}
            all={mailboxesPaths.details(mailbox.id, 'addresses')}
          />
        </Card>
      </Stack>
    </Split>
  );
}
