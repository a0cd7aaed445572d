import type { User } from '@archive-console/api-client';
import {
  AddRoleIcon,
  AddToGroupIcon,
  ButtonLink,
  DeleteIcon,
  EditIcon,
  MenuButton,
  MoreIcon,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { nameOf } from '#queries/users.ts';
import { useComingFromHere } from '#shared/navigation/came-from.ts';
import { type UserTab, usersPaths } from '#shared/paths/users.ts';
import { useMe } from '../use-me.ts';
import { whyNotDelete, whyNotEdit } from '../user-rules.ts';

interface UserActionsProps {
  user: User;
  tab: UserTab;
  onDelete: () => void;
}

/** What can be done with a person. The primary action is that of the tab; what the service would refuse says why in the menu. */
export function UserActions({ user, tab, onDelete }: UserActionsProps) {
  const { t } = useTranslation('users');
  const { search } = useLocation();
  const navigate = useNavigate();
  const here = useComingFromHere();
  const notDelete = whyNotDelete(user, useMe());
  const notEdit = whyNotEdit(user);
  const toEdit = { pathname: usersPaths.edit(user.id, tab), search };
  const edit = {
    id: 'edit',
    icon: EditIcon,
    label: t('details.edit'),
    onAction: () => void navigate(toEdit, { state: here }),
  };
  const addRoles = {
    icon: AddRoleIcon,
    label: t('details.addRoles'),
    pathname: usersPaths.addRoles(user.id),
  };
  const addToGroups = {
    icon: AddToGroupIcon,
    label: t('details.addToGroups'),
    pathname: usersPaths.addToGroups(user.id),
  };
  const [primary, other] = tab === 'groups' ? [addToGroups, addRoles] : [addRoles, addToGroups];
  return (
    <>
      {notEdit === undefined && (
        <ButtonLink icon={edit.icon} render={(props) => <Link {...props} to={toEdit} state={here} />}>
          {edit.label}
        </ButtonLink>
      )}
      <ButtonLink
        design="primary"
        icon={primary.icon}
        render={(props) => <Link {...props} to={{ pathname: primary.pathname, search }} preventScrollReset />}
      >
        {primary.label}
      </ButtonLink>
      <MenuButton
        icon={MoreIcon}
        design="secondary"
        label={t('details.more', { name: nameOf(user) })}
        items={[
          ...(notEdit === undefined ? [] : [{ ...edit, disabledReason: t(notEdit) }]),
          {
            id: 'add',
            icon: other.icon,
            label: other.label,
            onAction: () => void navigate({ pathname: other.pathname, search }, { preventScrollReset: true }),
          },
          {
            id: 'delete',
            icon: DeleteIcon,
            tone: 'danger',
            label: t('details.delete'),
            ...(notDelete !== undefined && { disabledReason: t(notDelete) }),
            onAction: onDelete,
          },
        ]}
      />
    </>
  );
}
