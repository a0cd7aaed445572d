import type { User } from '@archive-console/api-client';
import {
  AddRoleIcon,
  AddToGroupIcon,
  DeleteIcon,
  EditIcon,
  type MenuContent,
  type MenuItem,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useComingFromHere } from '#shared/navigation/came-from.ts';
import { useRememberRow } from '#shared/list/opened-row.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { useMe } from '../use-me.ts';
import { whyNotDelete, whyNotEdit } from '../user-rules.ts';

/** What can be done with one row; what the service would refuse says why. */
export function useRowActions(onDelete: (user: User) => void): (user: User) => MenuContent {
  const { t } = useTranslation('users');
  const { search } = useLocation();
  const navigate = useNavigate();
  const remember = useRememberRow();
  const here = useComingFromHere();
  const me = useMe();

  return (user) => {
    const goTo = (pathname: string) => () => {
      remember(user.id);
      void navigate({ pathname, search }, { state: here });
    };
    const notEdit = whyNotEdit(user);
    const notDelete = whyNotDelete(user, me);
    const actions: MenuItem[] = [
      {
        id: 'edit',
        icon: EditIcon,
        label: t('list.action.edit'),
        disabledReason: notEdit && t(notEdit),
        onAction: goTo(usersPaths.edit(user.id)),
      },
      {
        id: 'add-roles',
        icon: AddRoleIcon,
        label: t('list.action.addRoles'),
        onAction: goTo(usersPaths.addRoles(user.id)),
      },
      {
        id: 'add-to-groups',
        icon: AddToGroupIcon,
        label: t('list.action.addToGroups'),
        onAction: goTo(usersPaths.addToGroups(user.id)),
      },
    ];
    const deletion: MenuItem = {
      id: 'delete',
      icon: DeleteIcon,
      label: t('list.action.delete'),
      tone: 'danger',
      disabledReason: notDelete && t(notDelete),
      onAction: () => onDelete(user),
    };
    return [
      { id: 'actions', items: actions },
      { id: 'delete', items: [deletion] },
    ];
  };
}
