import { type ImportTask, importTaskOptionsOf } from '@archive-console/api-client';
import { CheckboxGroup, DateRangeField, isReversedRange } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isImportRunning } from '#queries/import-progress.ts';
import { countRunning, importSourcesMutations, type ListedSource } from '#queries/import-sources.ts';
import type { ObjectDialogProps } from '#shared/actions/action.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { useObject } from '#shared/details/use-object.ts';
import { ManyImportsDialog } from './ManyImportsDialog.tsx';
import { sourceDetails } from './source-details.ts';
import type { Candidate, SourceObject } from './use-candidates.ts';

const kinds = ['includeDeletedItems', 'includeJunkMails', 'includeDrafts'] as const;
type Kind = (typeof kinds)[number];

interface StartDialogProps {
  isOpen: boolean;
  onClose: () => void;
  sources: readonly SourceObject[];
  matching?: object | undefined;
  /** An earlier import whose options are taken. @default none of them */
  like?: ImportTask;
}

/** Asks for how many sources an import starts, and for what it takes. */
function StartDialog({ like, ...props }: StartDialogProps) {
  const { t, i18n } = useTranslation('import-sources');
  const [included, setIncluded] = useState<readonly Kind[]>(() =>
    kinds.filter((kind) => like?.[kind] === true),
  );
  const [span, setSpan] = useState({ from: dayIn(like?.includeFrom), to: dayIn(like?.includeTo) });
  const [isIncomplete, setIncomplete] = useState(false);
  const [isFilledIn, setFilledIn] = useState(false);
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setFilledIn(true);
      set(value);
    };
  const isReversed = isReversedRange(span);
  const options = {
    includeDeletedItems: included.includes('includeDeletedItems'),
    includeJunkMails: included.includes('includeJunkMails'),
    includeDrafts: included.includes('includeDrafts'),
    includeFrom: span.from,
    includeTo: span.to,
  };
  const labels = {
    includeDeletedItems: t('options.deletedItems'),
    includeJunkMails: t('options.junkMails'),
    includeDrafts: t('options.drafts'),
  };
  return (
    <ManyImportsDialog
      {...props}
      whyNot={useWhyNotStart()}
      mutation={importSourcesMutations.start}
      // Those named one by one are started all or none.
      countDone={async (client, ids, { selectionType }) =>
        selectionType === 'Ids' ? ids.length : countRunning(client, ids)
      }
      // All three are sent, or none of them: the service takes them together.
      inputOf={(selection) => ({ ...selection, importTaskOptions: importTaskOptionsOf(options) })}
      isFilledIn={isFilledIn}
      whyNotSend={isIncomplete || isReversed ? t('start.spanMistaken') : undefined}
      words={{
        title: (count, name) => t('start.title', { count, name }),
        confirm: (count) => t('start.confirm', { count }),
        done(count, total, name) {
          if (count === undefined) return t('start.doneUncounted');
          return count < total ? t('start.partlyDone', { count, total }) : t('start.done', { count, name });
        },
        none: (count) => t('start.none', { count }),
        excluded: t('start.excluded'),
      }}
    >
      <CheckboxGroup
        label={t('options.legend')}
        hint={t('options.hint')}
        options={kinds.map((value) => ({ value, label: labels[value] }))}
        value={included}
        onChange={change(setIncluded)}
      />
      <DateRangeField
        label={t('options.span')}
        hint={t('options.spanHint')}
        error={isReversed && t('options.spanReversed')}
        locale={i18n.language}
        value={span}
        onChange={change(setSpan)}
        onIncomplete={setIncomplete}
      />
    </ManyImportsDialog>
  );
}

/** The service may say a day with its time. */
const dayIn = (date: string | null | undefined) => date?.slice(0, 10) ?? '';

/** Why an import of a source cannot be started, as far as it is known before the service is asked. */
function useWhyNotStart() {
  const { t } = useTranslation('import-sources');
  return ({ flags, importSourceTaskState = '' }: Candidate) => {
    if (flags.orphaned) return { reason: t('rules.orphaned'), short: t('flag.orphaned') };
    if (flags.autoStart) return { reason: t('rules.startAuto'), short: t('rules.startAuto') };
    if (isImportRunning(importSourceTaskState))
      return { reason: t('rules.running'), short: t('flag.running') };
    return undefined;
  };
}

export function StartImportDialog({ object, isOpen, onClose }: ObjectDialogProps<SourceObject>) {
  return <StartDialog isOpen={isOpen} onClose={onClose} sources={[object]} />;
}

export function StartImportOfMany({ rows, ...dialog }: BulkDialogProps<ListedSource>) {
  return <StartDialog {...dialog} sources={rows} />;
}

/** Asks before an import is repeated: with the options it had. */
export function RepeatImportDialog({ object: task, isOpen, onClose }: ObjectDialogProps<ImportTask>) {
  return <StartDialog isOpen={isOpen} onClose={onClose} sources={[useObject(sourceDetails)]} like={task} />;
}
