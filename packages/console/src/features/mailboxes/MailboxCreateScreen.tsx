import { MAILBOX_TYPES } from '@archive-console/api-client';
import { Card, Stack, Text } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { mailboxesMutations } from '#queries/mailboxes.ts';
import { CreateScreen } from '#shared/form/CreateScreen.tsx';
import { noObject } from '#shared/form/ObjectChoice.tsx';
import { TypedWords } from '#shared/form/TypedWords.tsx';
import { type ObjectFormState, useObjectForm } from '#shared/form/use-object-form.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import {
  type MailboxFormValues,
  mailboxRefusals,
  mailboxSchema,
  ownerIdOf,
  useMailboxFields,
  useMailboxRefused,
} from './mailbox-form.tsx';

const OWN = 'UserMailbox';
const blank: MailboxFormValues = { name: '', mailboxType: OWN, owner: noObject };

/** A new mailbox: what it is called and for, and whom it belongs to. */
export function MailboxCreateScreen() {
  const { t } = useTranslation('mailboxes');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { mutateAsync: create } = useMutation(mailboxesMutations.create());
  const form = useObjectForm({
    schema: mailboxSchema,
    fields: useMailboxFields(false),
    stored: blank,
    send: (values) =>
      create({
        name: values.name.trim(),
        mailboxType: MAILBOX_TYPES.find((known) => known === values.mailboxType) ?? OWN,
        ownerId: ownerIdOf(values),
      }),
    done: (_values, { name }) => t('create.done', { name }),
    onDone: ({ id }) => void navigate({ pathname: mailboxesPaths.details(id), search }, { replace: true }),
    refusals: mailboxRefusals,
    ownWords: useMailboxRefused(),
  });
  return (
    <CreateScreen
      title={t('create.title')}
      sentence={t('create.sentence')}
      form={form}
      submit={t('create.submit')}
      list={mailboxesPaths.list()}
      side={<CreateSummary form={form} />}
    />
  );
}

/** What will exist, as the form stands. */
function CreateSummary({ form }: { form: ObjectFormState<MailboxFormValues> }) {
  const { t } = useTranslation('mailboxes');
  const typeOf = useMailboxType();
  const { name, mailboxType, owner } = form.values;
  const isOwned = owner.id !== '';
  return (
    <Card title={t('create.words.title')}>
      <Stack gap={10}>
        {form.isValid('name') ? (
          <TypedWords
            words="mailboxes:create.words.exists"
            values={{ name: name.trim(), type: typeOf(mailboxType) }}
          />
        ) : (
          <Text tone="muted">{t('create.words.start')}</Text>
        )}
        {isOwned ? (
          <TypedWords words="mailboxes:create.words.owned" values={{ owner: owner.label }} />
        ) : (
          <Text tone="muted">{t('create.words.ownerless')}</Text>
        )}
        {isOwned && mailboxType === OWN && <Text tone="muted">{t('create.words.address')}</Text>}
        <Text tone="muted">{t('create.words.then')}</Text>
      </Stack>
    </Card>
  );
}
