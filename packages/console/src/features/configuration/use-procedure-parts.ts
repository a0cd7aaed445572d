import type { ImportTask, User } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import { usePolicySentence } from '#entities/archive-policies/use-policy-sentence.ts';
import { balanceOfTasks } from '#entities/import-sources/import-balance.ts';
import { useImportState } from '#entities/import-sources/ImportState.tsx';
import { useFigureTerms } from '#entities/import-sources/use-figure-terms.ts';
import { useSourceType } from '#entities/import-sources/use-source-type.ts';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { nameOf } from '#queries/users.ts';
import { useFormats } from '#shared/i18n/format.ts';
import type { ProcedureFacts } from './procedure-reading.ts';
import type { ProcedurePart } from './procedure-text.ts';
import { useOptionFields } from './use-option-fields.ts';
import { useOptionText } from './use-option-text.ts';
import { useTenantType } from './use-tenant-type.ts';

const noOptions = {};

/** The description in words, part by part. Lines without an order of their own are sorted: the same facts give the same words. */
export function useProcedureParts(facts: ProcedureFacts): readonly ProcedurePart[] {
  const { t, i18n } = useTranslation(['configuration', 'home', 'area', 'archive-policies', 'import-sources']);
  const typeOfTenant = useTenantType();
  const { labelOf } = useOptionFields(facts.options ?? noOptions);
  const optionText = useOptionText();
  const policySentence = usePolicySentence(Number.POSITIVE_INFINITY);
  const mailboxType = useMailboxType();
  const sourceType = useSourceType();
  const importState = useImportState();
  const figureLines = useFigureLines();
  const fact = (term: string, value: string) => t('procedure.fact', { term, value });
  const sorted = (lines: readonly string[]) =>
    lines.toSorted((one, other) => one.localeCompare(other, i18n.language));
  const inFull = (user: User) => `${nameOf(user)} <${user.primaryEmail}>`;

  /** A part that is one list: its lines, that it has none, or that it could not be read. */
  function listed<TRow>(rows: readonly TRow[] | undefined, lineOf: (row: TRow) => string) {
    if (rows === undefined) return { lines: [], unread: [t('procedure.unread.part')] };
    return { lines: rows.length === 0 ? [t('procedure.none')] : rows.map(lineOf), unread: [] };
  }
  const named = (rows: readonly string[]) => sorted(rows).join('; ');

  return [tenant(), domains(), policies(), administrators(), delegates(), sources(), protocol(), versions()];

  function tenant(): ProcedurePart {
    const { tenant: known, options } = facts;
    return {
      id: 'tenant',
      title: t('procedure.part.tenant'),
      lines: [
        ...(known
          ? [
              fact(t('facts.name'), known.name || t('options.none')),
              fact(t('facts.type'), typeOfTenant(known.tenantType)),
              fact(t('facts.id'), known.publicTenantId),
            ]
          : []),
        ...Object.entries(options ?? {})
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, value]) => fact(labelOf(name), optionText(name, value))),
      ],
      unread: [
        ...(known ? [] : [t('procedure.unread.tenant')]),
        ...(options ? [] : [t('procedure.unread.options')]),
      ],
    };
  }
  function domains(): ProcedurePart {
    const { lines, unread } = listed(facts.domains, ({ domainName }) => domainName);
    return { id: 'domains', title: t('procedure.part.domains'), lines: sorted(lines), unread };
  }
  function policies(): ProcedurePart {
    return {
      id: 'policies',
      title: t('procedure.part.policies'),
      sentence: t('archive-policies:list.assumed'),
      isOrdered: (facts.policies?.length ?? 0) > 0,
      ...listed(facts.policies, (policy) => {
        const words = fact(policy.name, `${policySentence(policy)}.`);
        const described = policy.description === '' ? words : `${words} ${policy.description}`;
        return policy.isEnabled ? described : `${described} ${t('procedure.disabled')}`;
      }),
    };
  }
  function administrators(): ProcedurePart {
    const { lines, unread } = listed(facts.administrators, inFull);
    return { id: 'administrators', title: t('procedure.part.administrators'), lines: sorted(lines), unread };
  }
  function delegates(): ProcedurePart {
    const { mailboxes, delegates: byMailbox } = facts;
    const shared = mailboxes?.filter(({ id }) => (byMailbox.get(id)?.length ?? 0) > 0);
    const missing = mailboxes?.filter(({ id }) => !byMailbox.has(id)) ?? [];
    const { lines, unread } = listed(shared, ({ id, name, mailboxType: type }) =>
      fact(`${name} (${mailboxType(type)})`, named((byMailbox.get(id) ?? []).map(inFull))),
    );
    return {
      id: 'delegates',
      title: t('procedure.part.delegates'),
      sentence: mailboxes && t('procedure.mailboxes', { count: mailboxes.length }),
      // That there is none is known once every mailbox was asked.
      lines: shared?.length === 0 && missing.length > 0 ? [] : sorted(lines),
      unread: [
        ...unread,
        ...(missing.length === 0
          ? []
          : [
              t('procedure.unread.delegates', {
                count: missing.length,
                names: named(missing.map(({ name }) => name)),
              }),
            ]),
      ],
    };
  }
  function sources(): ProcedurePart {
    const { lines, unread } = listed(facts.sources, (source) =>
      t('procedure.source', {
        name: source.displayName,
        address: source.primaryAddress,
        type: sourceType(source.importSourceType),
        state: importState(source.importSourceTaskState),
      }),
    );
    return { id: 'sources', title: t('procedure.part.sources'), lines: sorted(lines), unread };
  }
  function protocol(): ProcedurePart {
    const missing = facts.sources?.filter(({ id }) => !facts.imports.has(id)) ?? [];
    const names = named(missing.map(({ displayName }) => displayName));
    return {
      id: 'protocol',
      title: t('procedure.part.protocol'),
      sentence: t('procedure.protocol'),
      lines: facts.sources === undefined ? [] : figureLines([...facts.imports.values()].flat()),
      unread: [
        ...(facts.sources === undefined ? [t('procedure.unread.part')] : []),
        ...(missing.length === 0 ? [] : [t('procedure.unread.imports', { count: missing.length, names })]),
      ],
    };
  }
  function versions(): ProcedurePart {
    const known = facts.environment;
    const lines = [
      [t('home:service.name'), known?.name],
      [t('home:service.version'), known?.version],
      [t('home:service.build'), known?.gitCommitId],
      [t('home:service.uiBuild'), known?.uiGitCommitId],
    ].flatMap(([term = '', value]) => (value ? [fact(term, value)] : []));
    return {
      id: 'versions',
      title: t('procedure.part.versions'),
      lines: known !== undefined && lines.length === 0 ? [t('procedure.none')] : lines,
      unread: known === undefined ? [t('procedure.unread.part')] : [],
    };
  }
}

/** What became of all mail that was found: imports that run have no balance yet. */
function useFigureLines(): (tasks: readonly ImportTask[]) => string[] {
  const { t } = useTranslation('configuration');
  const { number } = useFormats();
  const figureTerms = useFigureTerms();
  return (tasks) => {
    const { sum, ended, running, off } = balanceOfTasks(tasks);
    const figures: readonly (readonly [string, number])[] = [
      [t('procedure.ended'), ended],
      [t('procedure.running'), running],
      ...figureTerms.map(({ figure, term }) => [term, sum[figure]] as const),
      [t('procedure.difference'), off],
    ];
    return figures.map(([term, value]) => t('procedure.fact', { term, value: number(value) }));
  };
}
