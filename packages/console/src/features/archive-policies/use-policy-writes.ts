import type { ArchivePolicy } from '@archive-console/api-client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { archivePoliciesMutations } from '#queries/archive-policies.ts';
import { useAction } from '#shared/actions/use-action.ts';

interface Move {
  policy: ArchivePolicy;
  /** Both counted from 0. */
  from: number;
  to: number;
}

/** Moves a policy; the message offers the way back. */
export function useMovePolicy() {
  const { t } = useTranslation('archive-policies');
  const { mutateAsync: move } = useMutation(archivePoliciesMutations.move());
  return useAction(
    { mutationFn: ({ policy, to }: Move) => move({ archivePolicyId: policy.id, position: to }) },
    {
      done: ({ policy, to }) => t('move.done', { name: policy.name, position: to + 1 }),
      failed: ({ policy }) => t('move.failed', { name: policy.name }),
      undo: ({ policy, from }) => move({ archivePolicyId: policy.id, position: from }),
    },
  );
}

/** Enables a policy, or disables it. */
export function useSwitchPolicy() {
  const { t } = useTranslation('archive-policies');
  const { mutateAsync: update } = useMutation(archivePoliciesMutations.update());
  return useAction(
    { mutationFn: (policy: ArchivePolicy) => update({ ...policy, isEnabled: !policy.isEnabled }) },
    {
      failed: ({ name, isEnabled }) =>
        isEnabled ? t('switch.stays', { name }) : t('switch.stillOff', { name }),
    },
  );
}
