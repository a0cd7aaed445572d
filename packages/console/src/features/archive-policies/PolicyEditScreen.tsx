import type { ArchivePolicy } from '@archive-console/api-client';
import { PoliciesIcon, Stack } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePolicySentence } from '#entities/archive-policies/use-policy-sentence.ts';
import { archivePoliciesMutations, archivePoliciesQueries } from '#queries/archive-policies.ts';
import { detailsLoader, detailsOf } from '#shared/details/details-spec.ts';
import { ChangesSummary } from '#shared/form/ChangesSummary.tsx';
import { type EditedObject, EditScreen } from '#shared/form/EditScreen.tsx';
import { ObjectForm } from '#shared/form/ObjectForm.tsx';
import { useObjectForm } from '#shared/form/use-object-form.ts';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';
import { DropsEverything, useAskedForm } from './DropsEverything.tsx';
import {
  contentOf,
  policyRefusals,
  policySchema,
  useNoRules,
  usePolicyFields,
  valuesOf,
} from './policy-form.ts';
import { PolicySummary } from './PolicySummary.tsx';

/** The page about one policy, which is its form: every way out of it leads to the list. */
const policyDetails = detailsOf({
  param: 'archivePolicyId',
  read: archivePoliciesQueries.detail,
  nameOf: ({ name }) => name,
  notFound: 'ArchivePolicy.NotFound',
  icon: PoliciesIcon,
  tabs: { policy: { label: 'archive-policies:edit.title' } },
  paths: { list: archivePoliciesPaths.list, details: archivePoliciesPaths.list },
  words: {
    tabs: 'archive-policies:edit.title',
    loading: 'archive-policies:edit.loading',
    stopped: 'archive-policies:edit.stopped',
    notFoundTitle: 'archive-policies:edit.notFound.title',
    notFoundText: 'archive-policies:edit.notFound.text',
    toList: 'archive-policies:edit.toList',
    toObject: 'archive-policies:edit.toList',
  },
});

export const loader = detailsLoader(policyDetails);

/** One policy: all that it says, to be changed. */
export function PolicyEditScreen() {
  const { t } = useTranslation('archive-policies');
  const sentenceOf = usePolicySentence();
  return (
    <EditScreen spec={policyDetails} title={t('edit.title')} renderSentence={sentenceOf}>
      {(props) => <PolicyForm {...props} />}
    </EditScreen>
  );
}

function PolicyForm({ object: policy, isDeleted, onDone, backToList }: EditedObject<ArchivePolicy>) {
  const { t } = useTranslation('archive-policies');
  const { mutateAsync: save } = useMutation(archivePoliciesMutations.update());
  const typed = useObjectForm({
    schema: policySchema,
    fields: usePolicyFields(),
    stored: valuesOf(policy),
    notFound: 'ArchivePolicy.NotFound',
    send: (values) => save({ ...contentOf(values, policy), id: policy.id, version: policy.version }),
    done: ({ name }) => t('edit.saved', { name: name.trim() }),
    failed: () => t('edit.failed', { name: policy.name }),
    about: () => archivePoliciesPaths.details(policy.id),
    onDone,
    refusals: policyRefusals,
    ownWords: useNoRules(),
    isDeleted,
  });
  const { form, question } = useAskedForm(typed, t('edit.submit'), policy);
  return (
    <>
      <ObjectForm
        form={form}
        submit={t('edit.submit')}
        backToList={backToList}
        side={
          <Stack gap={12}>
            <PolicySummary values={form.values} policy={policy} />
            <ChangesSummary form={form} />
          </Stack>
        }
      />
      <DropsEverything {...question} />
    </>
  );
}
