import { Card, Stack, Text } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf, usersMutations } from '#queries/users.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { type CreateRound, CreateRounds } from '#shared/form/CreateRounds.tsx';
import { CreateForm } from '#shared/form/CreateForm.tsx';
import { TypedWords } from '#shared/form/TypedWords.tsx';
import { type ObjectFormState, useObjectForm } from '#shared/form/use-object-form.ts';
import { useReplacePage } from '#shared/navigation/use-replace-page.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { useUserFields } from './use-user-fields.ts';
import {
  createRefusals,
  emptyUser,
  newUserOf,
  newUserSchema,
  shownName,
  type UserFormValues,
} from './user-form.ts';
import { UserHolder } from './UserHolder.tsx';

/** A new user: who they are, and in words what that means. */
export function UserCreateScreen() {
  const { t } = useTranslation('users');
  return (
    <CreateRounds title={t('create.title')} sentence={t('create.sentence')}>
      {(round) => <UserCreate key={round.key} round={round} />}
    </CreateRounds>
  );
}

function UserCreate({ round }: { round: CreateRound }) {
  const { t } = useTranslation('users');
  const replacePage = useReplacePage();
  const { mutateAsync: create } = useMutation(usersMutations.create());
  const form = useObjectForm({
    schema: newUserSchema,
    fields: useUserFields(false),
    stored: emptyUser,
    send: (values: UserFormValues) => create(newUserOf(values)),
    done: (_values, user) => t('create.done', { name: nameOf(user) }),
    onDone: ({ id }) => round.onCreated(() => replacePage(usersPaths.details(id))),
    refusals: createRefusals,
    ownWords: (error) =>
      hasCode(error, 'User.UserNameAlreadyExists')
        ? { text: t('create.taken'), atField: t('create.takenPerhaps') }
        : undefined,
  });
  return (
    <CreateForm
      form={form}
      submit={t('create.submit')}
      list={usersPaths.list()}
      side={<CreateSummary form={form} />}
      round={round}
    >
      <UserHolder form={form} />
    </CreateForm>
  );
}

/** What creating this user means, as the form stands. What is not valid yet is no fact. */
function CreateSummary({ form }: { form: ObjectFormState<UserFormValues> }) {
  const { t } = useTranslation('users');
  const { values } = form;
  return (
    <Card title={t('create.words.title')}>
      <Stack gap={10}>
        {form.isValid('userName') ? (
          <TypedWords
            words={
              form.isValid('primaryEmail')
                ? 'users:create.words.signIn'
                : 'users:create.words.signInWithoutEmail'
            }
            values={{
              name: shownName(values),
              userName: values.userName.trim(),
              email: values.primaryEmail.trim(),
            }}
          />
        ) : (
          <Text tone="muted">{t('create.words.start')}</Text>
        )}
        <Text tone="muted">{t('create.words.then')}</Text>
        <Text tone="muted">{t('create.words.microsoft')}</Text>
      </Stack>
    </Card>
  );
}
