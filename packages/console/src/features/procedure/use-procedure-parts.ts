import { useTranslation } from 'react-i18next';
import { usePolicySentence } from '#entities/archive-policies/use-policy-sentence.ts';
import { useSourceType } from '#entities/import-sources/use-source-type.ts';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { useOptionFields, useOptionText } from '#entities/tenants/options.ts';
import { useTenantType } from '#entities/tenants/use-tenant-type.ts';
import { addressInLetters, domainInBothWays } from '#entities/trusted-domains/domain-name.ts';
import { userInFull } from '#entities/users/user-in-full.ts';
import type { ProcedureFacts } from './procedure-reading.ts';
import type { ProcedurePart } from './procedure-text.ts';

const noOptions = {};

/** The description in words, part by part, without what moves by itself from night to night. Lines without an order of their own are sorted: the same facts give the same words. */
export function useProcedureParts(facts: ProcedureFacts): readonly ProcedurePart[] {
  const { t, i18n } = useTranslation([
    'procedure',
    'configuration',
    'home',
    'area',
    'archive-policies',
    'import-sources',
  ]);
  const typeOfTenant = useTenantType();
  const { labelOf } = useOptionFields(facts.options ?? noOptions);
  const optionText = useOptionText();
  const policySentence = usePolicySentence(Number.POSITIVE_INFINITY);
  const mailboxType = useMailboxType();
  const sourceType = useSourceType();
  const fact = (term: string, value: string) => t('fact', { term, value });
  const sorted = (lines: readonly string[]) =>
    lines.toSorted((one, other) => one.localeCompare(other, i18n.language));

  /** A part that is one list: its lines, that it has none, or that it could not be read. */
  function listed<TRow>(rows: readonly TRow[] | undefined, lineOf: (row: TRow) => string) {
    if (rows === undefined) return { lines: [], unread: [t('unread.part')] };
    return { lines: rows.length === 0 ? [t('none')] : rows.map(lineOf), unread: [] };
  }
  const named = (rows: readonly string[]) => sorted(rows).join('; ');

  return [tenant(), domains(), policies(), administrators(), delegates(), sources(), versions()];

  function tenant(): ProcedurePart {
    const { tenant: known, options } = facts;
    return {
      id: 'tenant',
      title: t('part.tenant'),
      lines: [
        ...(known
          ? [
              fact(t('configuration:facts.name'), known.name || t('configuration:options.none')),
              fact(t('configuration:facts.type'), typeOfTenant(known.tenantType)),
              fact(t('configuration:facts.id'), known.publicTenantId),
            ]
          : []),
        ...Object.entries(options ?? {})
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, value]) => fact(labelOf(name), optionText(name, value))),
      ],
      unread: [...(known ? [] : [t('unread.tenant')]), ...(options ? [] : [t('unread.options')])],
    };
  }
  function domains(): ProcedurePart {
    const { lines, unread } = listed(facts.domains, ({ domainName }) => domainInBothWays(domainName));
    return { id: 'domains', title: t('part.domains'), lines: sorted(lines), unread };
  }
  function policies(): ProcedurePart {
    return {
      id: 'policies',
      title: t('part.policies'),
      sentence: t('archive-policies:list.assumed'),
      isOrdered: (facts.policies?.length ?? 0) > 0,
      ...listed(facts.policies, (policy) => {
        const words = fact(policy.name, `${policySentence(policy)}.`);
        const described = policy.description === '' ? words : `${words} ${policy.description}`;
        return policy.isEnabled ? described : `${described} ${t('disabled')}`;
      }),
    };
  }
  function administrators(): ProcedurePart {
    const { lines, unread } = listed(facts.administrators, userInFull);
    return { id: 'administrators', title: t('part.administrators'), lines: sorted(lines), unread };
  }
  function delegates(): ProcedurePart {
    const { mailboxes, delegates: byMailbox } = facts;
    const shared = mailboxes?.filter(({ id }) => (byMailbox.get(id)?.length ?? 0) > 0);
    const missing = mailboxes?.filter(({ id }) => !byMailbox.has(id)) ?? [];
    const { lines, unread } = listed(shared, ({ id, name, mailboxType: type }) =>
      fact(`${name} (${mailboxType(type)})`, named((byMailbox.get(id) ?? []).map(userInFull))),
    );
    return {
      id: 'delegates',
      title: t('part.delegates'),
      sentence: mailboxes && t('mailboxes', { count: mailboxes.length }),
      // That there is none is known once every mailbox was asked.
      lines: shared?.length === 0 && missing.length > 0 ? [] : sorted(lines),
      unread: [
        ...unread,
        ...(missing.length === 0
          ? []
          : [
              t('unread.delegates', {
                count: missing.length,
                names: named(missing.map(({ name }) => name)),
              }),
            ]),
      ],
    };
  }
  function sources(): ProcedurePart {
    const { lines, unread } = listed(facts.sources, (source) =>
      t('source', {
        // A file that was uploaded has no address.
        name: source.primaryAddress
          ? `${source.displayName} <${addressInLetters(source.primaryAddress)}>`
          : source.displayName,
        type: sourceType(source.importSourceType),
      }),
    );
    return { id: 'sources', title: t('part.sources'), lines: sorted(lines), unread };
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
      title: t('part.versions'),
      lines: known !== undefined && lines.length === 0 ? [t('none')] : lines,
      unread: known === undefined ? [t('unread.part')] : [],
    };
  }
}
