import type { ArchivePolicy } from '@archive-console/api-client';
import {
  ButtonLink,
  EmptyState,
  Inline,
  MailIcon,
  Page,
  PageHeader,
  SearchField,
  Select,
  Text,
  TextButton,
} from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction, replace } from 'react-router';
import { shadowsIn } from '#entities/archive-policies/policy-shadows.ts';
import { usePolicySentence } from '#entities/archive-policies/use-policy-sentence.ts';
import { archivePoliciesQueries } from '#queries/archive-policies.ts';
import { CsvButton } from '#shared/csv/CsvButton.tsx';
import { CreateLink } from '#shared/list/CreateLink.tsx';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { ReadResult } from '#shared/loading/ReadResult.tsx';
import { applyPolicyPaths } from '#shared/paths/apply-policy.ts';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import {
  everyPolicy,
  isShown,
  policyActions,
  type PolicyFilter,
  policyStates,
  usePolicyFilter,
} from './policy-filter.ts';
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
  const { t } = useTranslation(['archive-policies', 'area']);
  const { filter, isFiltered, change } = usePolicyFilter();
  const sentenceOf = usePolicySentence();
  const shadows = useMemo(() => shadowsIn(policies), [policies]);
  const shown = policies.filter((policy) => isShown(filter, policy, shadows));
  return (
    <>
      <Inline align="end" justify="space-between">
        <Filter filter={filter} onChange={change} />
        {shown.length > 0 && (
          <CsvButton<ArchivePolicy>
            name={t('list.file')}
            rows={shown}
            columns={[
              { header: t('list.column.position'), text: (policy) => String(policies.indexOf(policy) + 1) },
              { header: t('field.name'), text: ({ name }) => name },
              { header: t('field.description'), text: ({ description }) => description },
              { header: t('list.column.words'), text: sentenceOf },
              {
                header: t('list.column.state'),
                text: ({ isEnabled }) => (isEnabled ? t('list.enabled') : t('list.disabled')),
              },
            ]}
          />
        )}
      </Inline>
      {shown.length === 0 ? (
        <EmptyState
          reason="no-match"
          title={t('list.noMatch')}
          text={t('area:list.noMatchText')}
          action={<TextButton onClick={() => change(everyPolicy)}>{t('area:list.clearFilters')}</TextButton>}
        />
      ) : (
        <PolicyOrder {...{ policies, shown, shadows }} isPart={isFiltered} />
      )}
      <Text tone="muted">{t('list.assumed')}</Text>
    </>
  );
}

interface FilterProps {
  filter: PolicyFilter;
  onChange: (change: Partial<PolicyFilter>) => void;
}

function Filter({ filter, onChange }: FilterProps) {
  const { t } = useTranslation(['archive-policies', 'area']);
  const actions = {
    all: t('area:list.any'),
    Archive: t('action.Archive'),
    DoNotArchive: t('action.DoNotArchive'),
  };
  const states = {
    all: t('area:list.any'),
    enabled: t('list.enabled'),
    disabled: t('list.disabled'),
    shadowed: t('shadow.badge'),
  };
  return (
    <Inline align="end" gap={12}>
      <PolicySearch value={filter.text} onChange={(text) => onChange({ text })} />
      <Select
        label={t('field.action')}
        options={policyActions.map((value) => ({ value, label: actions[value] }))}
        value={filter.action}
        onChange={({ target }) =>
          onChange({ action: policyActions.find((action) => action === target.value) ?? 'all' })
        }
      />
      <Select
        label={t('list.column.state')}
        options={policyStates.map((value) => ({ value, label: states[value] }))}
        value={filter.state}
        onChange={({ target }) =>
          onChange({ state: policyStates.find((state) => state === target.value) ?? 'all' })
        }
      />
    </Inline>
  );
}

/** The input holds what is typed, so that the caret stays: the address follows, and any other change of it wins. */
function PolicySearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('archive-policies');
  const input = useRef<HTMLInputElement>(null);
  const underWay = useRef<readonly string[]>([]);
  useEffect(() => {
    const reached = underWay.current.indexOf(value);
    underWay.current = reached === -1 ? [] : underWay.current.slice(reached + 1);
    if (reached === -1 && input.current !== null) input.current.value = value;
  }, [value]);
  return (
    <SearchField
      ref={input}
      label={t('list.search')}
      placeholder={t('list.search')}
      defaultValue={value}
      onChange={({ target }) => {
        underWay.current = [...underWay.current, target.value];
        onChange(target.value);
      }}
    />
  );
}
