import type { User } from '@archive-console/api-client';
import {
  AddRoleIcon,
  AddToGroupIcon,
  Button,
  ButtonLink,
  DeleteIcon,
  EditIcon,
  MenuButton,
  MoreIcon,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { nameOf } from '#queries/users.ts';
import { type UserTab, usersPaths } from '#shared/paths/users.ts';
import { useMe } from '../use-me.ts';
import { whyNotDelete, whyNotEdit } from '../user-rules.ts';

interface UserActionsProps {
  user: User;
  tab: UserTab;
  onDelete: () => void;
}

/** What can be done with a person. The primary deed is that of the tab; what the service would refuse says why. */
export function UserActions({ user, tab, onDelete }: UserActionsProps) {
  const { t } = useTranslation('users');
  const { search } = useLocation();
  const navigate = useNavigate();
  const notDelete = whyNotDelete(user, useMe());
  const notEdit = whyNotEdit(user);
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
      {notEdit === undefined ? (
        <ButtonLink
          icon={EditIcon}
          render={(props) => <Link {...props} to={{ pathname: usersPaths.edit(user.id, tab), search }} />}
        >
          {t('details.edit')}
        </ButtonLink>
      ) : (
        <Button icon={EditIcon} disabledReason={t(notEdit)}>
          {t('details.edit')}
        </Button>
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
