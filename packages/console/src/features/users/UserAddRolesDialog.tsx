import { Button, Dialog, formatList, Skeleton, Stack, VisuallyHidden } from '@archive-console/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf, rolesSeen, usersMutations, usersQueries } from '#queries/users.ts';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { useServices } from '#shared/runtime/services.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { isRoleUnknown } from './is-role-unknown.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { RoleFields, type RolesChosen } from './parts/RoleFields.tsx';
import { roleChoices, rolesToGive } from './role-choices.ts';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import { useRefusal } from './use-refusal.ts';
import { useRoleName } from './use-role-name.ts';
import { useUserOfPage } from './use-user-of-page.ts';

const nothing: RolesChosen = { ticked: [], typed: '' };

/** Gives roles to a person: the known one, those met elsewhere, or one by its name (D6). */
export function UserAddRolesDialog() {
  const { t, i18n } = useTranslation(['users', 'shell']);
  const user = useUserOfPage();
  const { toasts } = useServices();
  const { data: held, error, refetch } = useQuery(usersQueries.roles(user.id));
  const queryClient = useQueryClient();
  const [met] = useState(() => rolesSeen(queryClient));
  const [choice, setChoice] = useState(nothing);
  const [tried, setTried] = useState(false);
  const giving = useMutation(usersMutations.addRoles());
  const hasTyped = choice.typed.trim() !== '';
  const refusal = useRefusal((failure) => hasTyped && isRoleUnknown(failure));
  const isUnknown = isRoleUnknown(refusal.error);
  const roleName = useRoleName();
  const name = nameOf(user);
  const roles = rolesToGive(choice.ticked, choice.typed, held ?? []);

  const close = useLeavePage(usersPaths.details(user.id, 'roles'), true);
  const give = useOneAtATime(async () => {
    setTried(true);
    if (held === undefined || roles.length === 0) return;
    refusal.forget();
    try {
      await giving.mutateAsync({ userId: user.id, roles });
      const list = formatList(roles.map(roleName), i18n.language);
      toasts.show({
        tone: 'success',
        title: t('addRoles.added', { count: roles.length, name, roles: list }),
      });
      close();
    } catch (failure) {
      await refusal.refuse(failure);
    }
  });

  return (
    <Dialog
      isOpen
      onClose={close}
      isDismissable={!giving.isPending}
      title={t('addRoles.title', { name })}
      onSubmit={() => void give()}
      words={{ close: t('shell:action.close') }}
      actions={
        <>
          <Button onClick={() => !giving.isPending && close()}>{t('shell:action.cancel')}</Button>
          {held !== undefined && (
            <Button type="submit" design="primary" busy={giving.isPending}>
              {t('addRoles.submit', { count: roles.length })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {refusal.error !== undefined && !isUnknown && <RefusalBanner error={refusal.error} />}
        {held !== undefined && (
          <RoleFields
            choices={roleChoices(held, met)}
            value={choice}
            mistake={isUnknown ? 'unknown' : tried && roles.length === 0 ? 'missing' : undefined}
            onChange={(next) => {
              refusal.forget();
              setChoice(next);
            }}
          />
        )}
        {held === undefined && error !== null && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {held === undefined && error === null && (
          <div aria-busy>
            <VisuallyHidden role="status">{t('addRoles.loading')}</VisuallyHidden>
            <Skeleton shape="row" />
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
