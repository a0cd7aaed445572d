import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf, rolesSeen, usersMutations, usersQueries } from '#queries/users.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { useObject } from '#shared/details/use-object.ts';
import { userDetails } from './user-details.ts';
import { useDirtyGuard } from '#shared/form/dirty-guard.ts';
import { GuardedDialog } from '#shared/form/GuardedDialog.tsx';
import { isLineTooLong } from '#shared/form/text-limits.ts';
import { useSeen } from '#shared/list/use-seen.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { isRoleUnknown, noRoles, roleChoices, rolesToGive, useRoleNames } from './roles.ts';
import { RoleFields } from './RoleFields.tsx';
import { RolesRead } from './RolesRead.tsx';

/** Gives roles to a user: the known one, those seen elsewhere, or one by its name (D6). */
export function UserAddRolesDialog() {
  const { t } = useTranslation(['users', 'objects']);
  const user = useObject(userDetails);
  const { data: held } = useQuery(usersQueries.roles(user.id));
  const seen = useSeen(rolesSeen);
  const [choice, setChoice] = useState(noRoles);
  const [tried, setTried] = useState(false);
  const roleNames = useRoleNames();
  const name = nameOf(user);
  const roles = rolesToGive(choice.ticked, choice.typed, held ?? []);
  const hasTyped = choice.typed.trim() !== '';
  const leave = useLeavePage(usersPaths.details(user.id, 'roles'), true);
  const guard = useDirtyGuard(roles.length > 0 || hasTyped);
  const { mutateAsync: takeAway } = useMutation(usersMutations.removeRoles());
  const { run, isRunning, refusal, forget } = useAction(usersMutations.addRoles(), {
    undo: takeAway,
    failed: () => t('objects:delete.failed', { question: t('addRoles.title', { name }) }),
    refusals: (failure) => hasTyped && isRoleUnknown(failure),
    done: (given) => t('addRoles.added', { count: given.roles.length, name, roles: roleNames(given.roles) }),
    onDone: () => guard.release(),
    goOn: leave,
  });
  const isUnknown = isRoleUnknown(refusal);
  const mistake = isLineTooLong(choice.typed) ? 'too-long' : roles.length === 0 ? 'missing' : undefined;

  return (
    <GuardedDialog
      guard={guard}
      title={t('addRoles.title', { name })}
      submit={held && t('addRoles.submit', { count: roles.length })}
      onSubmit={() => {
        setTried(true);
        if (held !== undefined && mistake === undefined) void run({ userId: user.id, roles });
      }}
      isSending={isRunning}
      onClose={leave}
    >
      {refusal !== undefined && !isUnknown && <RefusalBanner error={refusal} />}
      <RolesRead userId={user.id}>
        {(known) => (
          <RoleFields
            choices={roleChoices(known, seen)}
            value={choice}
            mistake={isUnknown ? 'unknown' : tried ? mistake : undefined}
            onChange={(next) => {
              forget();
              setChoice(next);
            }}
          />
        )}
      </RolesRead>
    </GuardedDialog>
  );
}
