import type { User } from '@archive-console/api-client';
import { Text } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addressInAscii } from '#queries/ascii-domain.ts';
import { nameOf, usersMutations } from '#queries/users.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { EditForm } from '#shared/form/EditForm.tsx';
import { type EditedObject, EditScreen } from '#shared/form/EditScreen.tsx';
import { PartlyDone } from '#shared/errors/partly-done.ts';
import { useObjectForm } from '#shared/form/use-object-form.ts';
import { NameHolders } from './NameHolders.tsx';
import { userDetails } from './user-details.ts';
import {
  editRefusals,
  fullName,
  knownUserSchema,
  profileOf,
  shownName,
  takenNames,
  type UserField,
  type UserFormValues,
  useUserFields,
  valuesOf,
} from './user-form.ts';

export const loader = detailsLoader(userDetails);

/** Changes what a user is called and signs in with. */
export function UserEditScreen() {
  const { t } = useTranslation('users');
  const fields = useUserFields(true);
  return (
    <EditScreen
      spec={userDetails}
      title={t('edit.title')}
      renderSentence={() => t('edit.sentence')}
      managed={{ fields, valuesOf }}
    >
      {(props) => <UserForm {...props} />}
    </EditScreen>
  );
}

function UserForm({ object: user, isDeleted, onDone, backToList }: EditedObject<User>) {
  const { t } = useTranslation('users');
  const form = useObjectForm({
    schema: knownUserSchema,
    fields: useUserFields(true),
    stored: valuesOf(user),
    notFound: 'User.NotFound',
    send: useSave(user),
    done: (values) => t('edit.saved', { name: shownName(values) }),
    failed: () => t('edit.failed', { name: nameOf(user) }),
    onDone,
    refusals: editRefusals,
    derived: { displayName: fullName },
    isDeleted,
  });
  const renames = form.changed.includes('userName') && form.isValid('userName');
  return (
    <EditForm
      form={form}
      submit={t('edit.submit')}
      backToList={backToList}
      refused={<NameHolders names={takenNames(form)} />}
    >
      {renames && <Text tone="muted">{t('edit.signIn')}</Text>}
    </EditForm>
  );
}

/** One save over two writes: the user name first, because it is refused more often, then the profile. */
function useSave(user: User) {
  const { t } = useTranslation('users');
  const { mutateAsync: saveName } = useMutation(usersMutations.updateName());
  const { mutateAsync: saveProfile } = useMutation(usersMutations.updateProfile());
  return async (values: UserFormValues, changed: readonly UserField[]): Promise<void> => {
    const renames = changed.includes('userName');
    if (renames) await saveName({ userId: user.id, userName: addressInAscii(values.userName.trim()) });
    if (changed.every((field) => field === 'userName')) return;
    try {
      await saveProfile(profileOf(user.id, values));
    } catch (error) {
      const left = (reason: string, isUnknown: boolean) =>
        t(isUnknown ? 'edit.profileUnknown' : 'edit.profileLeft', { reason });
      throw renames ? new PartlyDone(left, error) : error;
    }
  };
}
