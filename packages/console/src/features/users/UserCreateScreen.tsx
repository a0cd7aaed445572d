import { Banner, Card, Text } from '@archive-console/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TENANT_ADMIN } from '@archive-console/api-client';
import { FurtherUsers } from '#entities/tenant-subscriptions/FurtherUsers.tsx';
import { addressInLetters, unicodeOf } from '#entities/trusted-domains/domain-name.ts';
import { useSynchronizedDomain } from '#entities/trusted-domains/synchronized-domain.ts';
import { trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { nameOf, usersMutations } from '#queries/users.ts';
import { type CreateRound, CreateRounds } from '#shared/form/CreateRounds.tsx';
import { CreateForm } from '#shared/form/CreateForm.tsx';
import { CreateSummary } from '#shared/form/CreateSummary.tsx';
import { TypedWords } from '#shared/form/TypedWords.tsx';
import { type ObjectFormState, useObjectForm } from '#shared/form/use-object-form.ts';
import { useReplacePage } from '#shared/navigation/use-replace-page.ts';
import { usersPaths } from '#shared/paths/users.ts';
import {
  blankUser,
  type NewUser,
  useAccessNames,
  useGiveAccess,
  useNewUserFields,
  userWithAccessSchema,
} from './new-user.tsx';
import { NameHolders } from './NameHolders.tsx';
import { createRefusals, newUserOf, shownName, takenNames } from './user-form.ts';

/** A new user: who they are, and in words what that means. */
export function UserCreateScreen() {
  const { t } = useTranslation(['users', 'new-user']);
  return (
    <CreateRounds title={t('create.title')} sentence={t('new-user:sentence')}>
      {(round) => <UserCreate key={round.key} round={round} />}
    </CreateRounds>
  );
}

function UserCreate({ round }: { round: CreateRound }) {
  const { t } = useTranslation(['users', 'new-user']);
  const replacePage = useReplacePage();
  const { mutateAsync: create } = useMutation(usersMutations.create());
  const giveAccess = useGiveAccess();
  const form = useObjectForm({
    schema: userWithAccessSchema,
    fields: useNewUserFields(),
    stored: blankUser,
    async send(values: NewUser) {
      const user = await create(newUserOf(values));
      await giveAccess(user, values);
      return user;
    },
    done: (_values, user) => t('new-user:done', { name: nameOf(user) }),
    failed: (values) => t('new-user:failed', { name: shownName(values) }),
    about: (_values, user) => usersPaths.details(user.id),
    onDone: ({ id }) => round.onCreated(() => replacePage(usersPaths.details(id))),
    refusals: createRefusals,
    ownWords: () => ({
      'User.UserNameAlreadyExists': { text: t('new-user:taken'), atField: t('new-user:takenPerhaps') },
    }),
  });
  const synchronized = {
    userName: useSynchronizedDomain(form.values.userName),
    primaryEmail: useSynchronizedDomain(form.values.primaryEmail),
  };
  const fields = form.fields.map((field) => {
    const domain = synchronized[field.name as keyof typeof synchronized];
    return domain === undefined
      ? field
      : { ...field, hint: t('new-user:synchronized', { domain: unicodeOf(domain) }) };
  });
  return (
    <CreateForm
      form={{ ...form, fields }}
      submit={t('new-user:submit')}
      list={usersPaths.list()}
      side={<UserSummary form={form} synchronized={synchronized.primaryEmail ?? synchronized.userName} />}
      round={round}
    >
      <NameHolders names={takenNames(form)} />
    </CreateForm>
  );
}

interface UserSummaryProps {
  form: ObjectFormState<NewUser>;
  /** The domain of what is typed, where the service takes its people from Microsoft 365 alone. */
  synchronized: string | undefined;
}

/** What creating this user means, as the form stands. What is not valid yet is no fact. */
function UserSummary({ form, synchronized }: UserSummaryProps) {
  const { t } = useTranslation(['users', 'new-user', 'objects']);
  const { values } = form;
  const { userName, primaryEmail } = values;
  const email = addressInLetters(primaryEmail.trim());
  const names = useAccessNames();
  const { data: managedDomains = 0 } = useQuery(trustedDomainsQueries.managedCount());
  const [roles, groups] = [names.ofRoles(values.roles), names.ofGroups(values.groups)];
  if (synchronized !== undefined)
    return (
      <Card title={t('objects:form.inWords')}>
        <Banner tone="warning" role="status" title={t('new-user:words.refused')}>
          {t('new-user:synchronized', { domain: unicodeOf(synchronized) })}
        </Banner>
      </Card>
    );
  return (
    <CreateSummary
      fact={
        form.isValid('userName') && {
          words: form.isValid('primaryEmail') ? 'new-user:words.signIn' : 'new-user:words.noEmail',
          values: { name: shownName(values), userName: userName.trim(), email },
        }
      }
      start={t('new-user:words.start')}
    >
      {roles !== '' && <TypedWords words="new-user:words.roles" values={{ roles }} />}
      {groups !== '' && <TypedWords words="new-user:words.groups" values={{ groups }} />}
      <Text tone="muted">
        {values.roles.includes(TENANT_ADMIN)
          ? t('new-user:words.administers')
          : t('new-user:words.noConsole')}
      </Text>
      <Text tone="muted">{t('objects:users.signIn.later')}</Text>
      {managedDomains > 0 && <Text tone="muted">{t('new-user:words.microsoft')}</Text>}
      <FurtherUsers count={1} />
    </CreateSummary>
  );
}
