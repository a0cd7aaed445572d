import type { ImportTask } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import { balanceOfTasks } from '#entities/import-sources/import-balance.ts';
import { useImportState } from '#entities/import-sources/ImportState.tsx';
import { useFigureTerms } from '#entities/import-sources/use-figure-terms.ts';
import type { ListedSource } from '#queries/import-sources.ts';
import { useFormats } from '#shared/i18n/format.ts';
import type { ProcedureFacts } from './procedure-reading.ts';
import type { ProcedurePart } from './procedure-text.ts';

/** What has come of the procedure so far. It changes with every import: it is beside the text and its checksum, with its date. */
export function useImportsPart(facts: ProcedureFacts, asOf: string): ProcedurePart {
  const { t, i18n } = useTranslation('procedure');
  const { number } = useFormats();
  const importState = useImportState();
  const figureTerms = useFigureTerms();
  const fact = (term: string, value: string) => t('fact', { term, value });
  const missing = facts.sources?.filter(({ id }) => !facts.imports.has(id)) ?? [];
  const names = missing
    .map(({ displayName }) => displayName)
    .toSorted((one, other) => one.localeCompare(other, i18n.language))
    .join('; ');
  return {
    id: 'imports',
    title: t('part.protocol'),
    sentence: `${asOf} ${t('protocol')}`.trim(),
    lines:
      facts.sources === undefined
        ? []
        : // A sum of some is none of all.
          [...states(facts.sources), ...(missing.length > 0 ? [] : figures(facts.imports))],
    unread: [
      ...(facts.sources === undefined ? [t('unread.part')] : []),
      ...(missing.length === 0 ? [] : [t('unread.imports', { count: missing.length, names })]),
    ],
  };

  function states(sources: readonly ListedSource[]): string[] {
    const counts = new Map<string, number>();
    for (const { importSourceTaskState: state } of sources) counts.set(state, (counts.get(state) ?? 0) + 1);
    const parts = [...counts].map(([state, count]) => `${importState(state)} ${number(count)}`);
    return parts.length === 0 ? [] : [fact(t('lastImports'), parts.join('; '))];
  }

  /** What became of all mail that was found: imports that run have no balance yet. */
  function figures(imports: ReadonlyMap<string, readonly ImportTask[]>): string[] {
    const { sum, ended, canceled, running, off } = balanceOfTasks([...imports.values()].flat());
    const all: readonly (readonly [string, number])[] = [
      [t('ended'), ended],
      ...(canceled > 0 ? [[t('canceled'), canceled] as const] : []),
      [t('running'), running],
      ...figureTerms.map(({ figure, term }) => [term, sum[figure]] as const),
      [t('difference'), off],
    ];
    return all.map(([term, value]) => fact(term, number(value)));
  }
}
