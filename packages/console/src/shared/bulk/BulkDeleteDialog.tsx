import { BulletList, Button, ConfirmDialog, Dialog, Heading, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps, BulkOrderFor } from './bulk-dialog.ts';
import type { BulkTarget } from './bulk-rows.ts';
import { SelectedNames } from './SelectedNames.tsx';

/** Why a row of a selection is left out: in a sentence on the result sheet, in a few words in the dialog. */
export interface Exclusion {
  reason: string;
  short: string;
  /** It is named before the others: the reader's own account. */
  isFirst?: boolean;
}

interface BulkDeleteDialogProps<T> extends BulkDialogProps<T> {
  targetOf: (row: T) => BulkTarget;
  /** Why the service keeps this row. */
  whyNot: (row: T) => Exclusion | undefined;
  bulk: Pick<BulkOrderFor<T>, 'act' | 'settled'>;
  words: {
    /** For so many: the question, the button, and what is said where none of them can be deleted. */
    title: (count: number) => string;
    confirm: (count: number) => string;
    none: (count: number) => string;
    /** What is lost. */
    text: string;
    /** The title of the run, and what it came to. */
    run: (count: number) => string;
    done: (count: number) => string;
    partlyDone: (count: number, total: number) => string;
    file: string;
  };
}

/** Asks before many objects are deleted: how many and which. What the service keeps is named with the reason, and not sent. */
export function BulkDeleteDialog<T>({
  isOpen,
  rows,
  onStart,
  onClose,
  targetOf,
  whyNot,
  bulk,
  words,
}: BulkDeleteDialogProps<T>) {
  const { t } = useTranslation(['objects', 'shell']);
  const excluded = rows.flatMap((row) => {
    const why = whyNot(row);
    return why === undefined ? [] : [{ ...targetOf(row), ...why }];
  });
  const going = rows.filter((row) => whyNot(row) === undefined);
  const count = going.length;
  const kept = excluded.length > 0 && <ExcludedRows rows={excluded} />;
  return (
    <>
      <ConfirmDialog
        isOpen={isOpen && count > 0}
        onClose={onClose}
        title={words.title(count)}
        confirmLabel={words.confirm(count)}
        onConfirm={() =>
          onStart({
            ...bulk,
            rows: going,
            excluded,
            title: words.run(count),
            done: words.done,
            partlyDone: words.partlyDone,
            fileName: words.file,
          })
        }
        dependants={
          <Stack gap={12}>
            <Stack gap={4} as="section">
              <Heading level={3}>{t('bulk.delete.going')}</Heading>
              <SelectedNames names={going.map((row) => targetOf(row).name)} />
            </Stack>
            {kept}
          </Stack>
        }
      >
        <Text>{words.text}</Text>
      </ConfirmDialog>
      <Dialog
        isOpen={isOpen && count === 0}
        onClose={onClose}
        title={words.none(rows.length)}
        actions={<Button onClick={onClose}>{t('shell:action.close')}</Button>}
      >
        {kept}
      </Dialog>
    </>
  );
}

const NAMED = 4;

function ExcludedRows({ rows }: { rows: readonly (BulkTarget & Exclusion)[] }) {
  const { t } = useTranslation('objects');
  const ordered = rows.toSorted((one, other) => Number(other.isFirst ?? 0) - Number(one.isFirst ?? 0));
  // "And 1 more" would be longer than the name it hides.
  const rest = ordered.length > NAMED + 1 ? ordered.length - NAMED : 0;
  return (
    <Stack gap={4} as="section">
      <Heading level={3}>{t('bulk.delete.excluded')}</Heading>
      <BulletList>
        {ordered.slice(0, ordered.length - rest).map(({ id, name, short }) => (
          <Text key={id} as="li">
            {`${name}, `}
            <Text as="span" tone="muted">
              {short}
            </Text>
          </Text>
        ))}
        {rest > 0 && (
          <Text as="li" tone="muted">
            {t('bulk.delete.more', { count: rest })}
          </Text>
        )}
      </BulletList>
    </Stack>
  );
}
