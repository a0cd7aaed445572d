import { Text } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useGroupType } from '#entities/groups/use-group-type.ts';
import { groupsMutations } from '#queries/groups.ts';
import { type CreateRound, CreateRounds } from '#shared/form/CreateRounds.tsx';
import { CreateForm } from '#shared/form/CreateForm.tsx';
import { CreateSummary } from '#shared/form/CreateSummary.tsx';
import { type ObjectFormState, useObjectForm } from '#shared/form/use-object-form.ts';
import { useReplacePage } from '#shared/navigation/use-replace-page.ts';
import { groupsPaths } from '#shared/paths/groups.ts';
import {
  blankGroup,
  type GroupFormValues,
  groupRefusals,
  groupSchema,
  newGroupOf,
  useGroupFields,
  useGroupPurpose,
} from './group-form.ts';

/** A new group: what it is called and for, and in words what that means. */
export function GroupCreateScreen() {
  const { t } = useTranslation('groups');
  return (
    <CreateRounds title={t('create.title')} sentence={t('create.sentence')}>
      {(round) => <GroupCreate key={round.key} round={round} />}
    </CreateRounds>
  );
}

function GroupCreate({ round }: { round: CreateRound }) {
  const { t } = useTranslation('groups');
  const replacePage = useReplacePage();
  const { mutateAsync: create } = useMutation(groupsMutations.create());
  const form = useObjectForm({
    schema: groupSchema,
    fields: useGroupFields(false),
    stored: blankGroup,
    send: (values: GroupFormValues) => create(newGroupOf(values)),
    done: (_values, { name }) => t('create.done', { name }),
    failed: ({ name }) => t('create.failed', { name: name.trim() }),
    about: (_values, group) => groupsPaths.details(group.id),
    // The next step is to add members.
    onDone: ({ id }) => round.onCreated(() => replacePage(groupsPaths.details(id, 'members'))),
    refusals: groupRefusals,
    ownWords: () => ({ 'Default.ValidationError': t('form.mistake.nameRefused') }),
  });
  return (
    <CreateForm
      form={form}
      submit={t('create.submit')}
      list={groupsPaths.list()}
      side={<GroupSummary form={form} />}
      round={round}
    />
  );
}

function GroupSummary({ form }: { form: ObjectFormState<GroupFormValues> }) {
  const { t } = useTranslation('groups');
  const typeOf = useGroupType();
  const purposeOf = useGroupPurpose();
  const { name, groupType } = form.values;
  return (
    <CreateSummary
      fact={
        form.isValid('name') && {
          words: 'groups:create.words.exists',
          values: { name: name.trim(), type: typeOf(groupType) },
        }
      }
      start={t('create.words.start')}
    >
      <Text tone="muted">{purposeOf(groupType)}</Text>
      <Text tone="muted">{t('create.words.then')}</Text>
    </CreateSummary>
  );
}
