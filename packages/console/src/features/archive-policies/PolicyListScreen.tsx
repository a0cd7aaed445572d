import type { ArchivePolicy } from '@archive-console/api-client';
import { ButtonLink, EmptyState, MailIcon, Page, PageHeader, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction, replace } from 'react-router';
import { shadowsIn } from '#entities/archive-policies/policy-shadows.ts';
import { usePolicySentence } from '#entities/archive-policies/use-policy-sentence.ts';
import { archivePoliciesQueries } from '#queries/archive-policies.ts';
import { useWholeCsv } from '#shared/csv/use-whole-csv.tsx';
import { CreateLink } from '#shared/list/CreateLink.tsx';
import { narrowingOf, useListAddress, useNoMatchText } from '#shared/list/narrowing.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { ReadResult } from '#shared/loading/ReadResult.tsx';
import { applyPolicyPaths } from '#shared/paths/apply-policy.ts';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { isShown, policyList, usePolicyFilters } from './policy-filter.ts';
import { PolicyOrder } from './PolicyOrder.tsx';

/** What one parameter of links from before says by the two of now; its other values say nothing. */
const kindsBefore: Readonly<Record<string, string>> = {
  archived: 'action=Archive',
  notArchived: 'action=DoNotArchive',
  disabled: 'state=disabled',
  shadowed: 'state=shadowed',
};

/** Leads a link from before to the same filter as it is written now. */
function renewAddress({ url }: Request): void {
  const { pathname, searchParams } = new URL(url);
  const kind = searchParams.get('show');
  if (kind === null) return;
  searchParams.delete('show');
  for (const [name, now] of new URLSearchParams(kindsBefore[kind]))
    if (!searchParams.has(name)) searchParams.set(name, now);
  throw replace(searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`);
}

export const loader: LoaderFunction = ({ request, context }) => {
  renewAddress(request);
  return beginReads(servicesOf(context).queryClient.query(archivePoliciesQueries.order()));
};

/** All policies in the order in which they decide, each as a sentence. */
export function PolicyListScreen() {
  const { t } = useTranslation('archive-policies');
  const options = archivePoliciesQueries.order();
  const read = useQuery(options);
  const create = { to: archivePoliciesPaths.create(), label: t('list.create') };
  return (
    <Page aria-busy={read.isPending}>
      <PageHeader
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={
          <>
            <ButtonLink icon={MailIcon} render={(props) => <Link {...props} to={applyPolicyPaths.page()} />}>
              {t('list.test')}
            </ButtonLink>
            <CreateLink {...create} design="primary" />
          </>
        }
      />
      <ReadResult
        read={read}
        queryKey={options.queryKey}
        loading={t('list.loading')}
        stopped={t('list.stopped')}
      >
        {(policies) =>
          policies.length === 0 ? (
            <EmptyState
              title={t('list.empty.title')}
              text={t('list.empty.text')}
              action={<CreateLink {...create} />}
            />
          ) : (
            <Policies policies={policies} />
          )
        }
      </ReadResult>
    </Page>
  );
}

function Policies({ policies }: { policies: readonly ArchivePolicy[] }) {
  const { t } = useTranslation('archive-policies');
  const list = useListAddress(policyList);
  const sentenceOf = usePolicySentence(Number.POSITIVE_INFINITY);
  const filters = usePolicyFilters(list.state.filters);
  const noMatchText = useNoMatchText(list.state);
  const shadows = useMemo(() => shadowsIn(policies), [policies]);
  const shown = policies.filter((policy) => isShown(list.state, policy, shadows));
  const file = useWholeCsv<ArchivePolicy>({
    name: t('list.file'),
    rows: shown,
    columns: [
      { header: t('list.column.position'), text: (policy) => String(policies.indexOf(policy) + 1) },
      { header: t('field.name'), text: ({ name }) => name },
      { header: t('field.description'), text: ({ description }) => description },
      { header: t('list.column.words'), text: sentenceOf },
      {
        header: t('list.column.state'),
        text: ({ isEnabled }) => (isEnabled ? t('list.enabled') : t('list.disabled')),
      },
    ],
  });
  return (
    <>
      <PolicyOrder
        {...{ policies, shown, shadows }}
        isPart={list.isNarrowed}
        tools={{
          ...narrowingOf(list, t('list.search'), filters),
          csv: file.items,
          noMatch: { title: t('list.noMatch'), text: noMatchText },
        }}
      />
      {file.part}
      <Text tone="muted">{t('list.assumed')}</Text>
    </>
  );
}
