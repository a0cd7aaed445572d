import { archivePolicy } from '@archive-console/api-client';
import * as v from 'valibot';
import { dropsEverything } from '#entities/archive-policies/policy-shadows.ts';
import { archivePoliciesBulk } from '#queries/archive-policies.ts';
import { resumable } from '#shared/bulk/resumable-action.ts';
import { resumableDeletion } from '#shared/bulk/resumable-deletion.ts';

/** Enables or disables many. The policies are kept as they were selected: what was not asked then is not done. */
export const switchPolicies = resumable({
  id: 'archive-policies.switch',
  words: ['archive-policies'],
  choice: v.object({ isEnabled: v.boolean(), policies: v.array(archivePolicy) }),
  order({ isEnabled, policies }, { queryClient, i18n }) {
    const t = i18n.getFixedT(null, 'archive-policies');
    const action = archivePoliciesBulk.enable(queryClient, policies, isEnabled, dropsEverything);
    return isEnabled
      ? {
          ...action,
          title: t('bulk.enable.run'),
          done: (count) => t('bulk.enable.done', { count }),
          partlyDone: (count, total) => t('bulk.enable.partlyDone', { count, total }),
          fileName: t('bulk.enable.file'),
        }
      : {
          ...action,
          title: t('bulk.disable.run'),
          done: (count) => t('bulk.disable.done', { count }),
          partlyDone: (count, total) => t('bulk.disable.partlyDone', { count, total }),
          fileName: t('bulk.disable.file'),
        };
  },
});

export const deletePolicies = resumableDeletion(
  'archive-policies.delete',
  'archive-policies',
  archivePoliciesBulk.remove,
);
