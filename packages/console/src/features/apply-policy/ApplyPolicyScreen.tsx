import { ButtonLink, EmptyState, Page, PageHeader, Split, Stack } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction } from 'react-router';
import { archivePoliciesQueries } from '#queries/archive-policies.ts';
import { useDraft } from '#shared/form/use-draft.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { ReadResult } from '#shared/loading/ReadResult.tsx';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { blankMessage, messageOf, type TypedMessage } from './message-form.ts';
import { MessageForm } from './MessageForm.tsx';
import { PolicySteps } from './PolicySteps.tsx';
import { Verdict } from './Verdict.tsx';
import { explain } from './why-policy.ts';

/** Starts to read the policies. */
export const loader: LoaderFunction = ({ context }) =>
  beginReads(servicesOf(context).queryClient.query(archivePoliciesQueries.order()));

/** Which policy decides about a message, and why: worked out in the browser, nothing is sent or changed. */
export function ApplyPolicyScreen() {
  const { t } = useTranslation('apply-policy');
  const form = useForm<TypedMessage>({ defaultValues: blankMessage });
  // The message is still there after the list was opened to move a policy.
  useDraft(form, ['sender', 'recipients', 'subject', 'amount', 'unit']);
  const message = useWatch({ control: form.control, compute: messageOf });
  const options = archivePoliciesQueries.order();
  const read = useQuery(options);
  const explanation = message && read.data && explain(read.data, message);
  return (
    <Page aria-busy={read.isPending}>
      <PageHeader title={t('title')} sentence={t('sentence')} actions={<ListLink>{t('toList')}</ListLink>} />
      <ReadResult read={read} queryKey={options.queryKey} loading={t('loading')} stopped={t('stopped')}>
        {(policies) =>
          policies.length === 0 ? (
            <EmptyState
              title={t('empty.title')}
              text={t('empty.text')}
              action={<ListLink>{t('toList')}</ListLink>}
            />
          ) : (
            <Split sideWidth="wide" side={<Verdict explanation={explanation} />}>
              <Stack gap={16}>
                <MessageForm form={form} />
                {message && explanation && <PolicySteps message={message} steps={explanation.steps} />}
              </Stack>
            </Split>
          )
        }
      </ReadResult>
    </Page>
  );
}

function ListLink({ children }: { children: string }) {
  return (
    <ButtonLink render={(props) => <Link {...props} to={archivePoliciesPaths.list()} />}>
      {children}
    </ButtonLink>
  );
}
