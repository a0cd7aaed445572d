import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { archivePoliciesMutations } from '#queries/archive-policies.ts';
import { CreateScreen } from '#shared/form/CreateScreen.tsx';
import { useObjectForm } from '#shared/form/use-object-form.ts';
import { useReplacePage } from '#shared/navigation/use-replace-page.ts';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';
import { DropsEverything, useAskedForm } from './DropsEverything.tsx';
import {
  blankPolicy,
  contentOf,
  policyRefusals,
  policySchema,
  useNoRules,
  usePolicyFields,
} from './policy-form.ts';
import { PolicySummary } from './PolicySummary.tsx';

/** A new policy: which mail it is about and what becomes of it, and in words what that means. Its place is given in the list. */
export function PolicyCreateScreen() {
  const { t } = useTranslation('archive-policies');
  const replacePage = useReplacePage();
  const { mutateAsync: create } = useMutation(archivePoliciesMutations.create());
  const typed = useObjectForm({
    schema: policySchema,
    fields: usePolicyFields(),
    stored: blankPolicy,
    send: (values) => create(contentOf(values)),
    done: (_values, { name }) => t('create.done', { name }),
    failed: ({ name }) => t('create.failed', { name: name.trim() }),
    about: (_values, policy) => archivePoliciesPaths.details(policy.id),
    onDone: () => replacePage(archivePoliciesPaths.list()),
    refusals: policyRefusals,
    ownWords: useNoRules(),
  });
  const { form, question } = useAskedForm(typed, t('create.submit'));
  return (
    <>
      <CreateScreen
        title={t('create.title')}
        sentence={t('create.sentence')}
        form={form}
        submit={t('create.submit')}
        list={archivePoliciesPaths.list()}
        side={<PolicySummary values={form.values} />}
      />
      <DropsEverything {...question} />
    </>
  );
}
