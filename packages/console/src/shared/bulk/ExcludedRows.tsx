import { BulletList, Button, Dialog, Heading, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { BulkTarget } from './bulk-target.ts';
import { SelectedNames } from './SelectedNames.tsx';

/** Why a row of a selection is left out: in a sentence on the result sheet, in a few words in the dialog. */
export interface Exclusion {
  reason: string;
  short: string;
  /** It is named before the others: the reader's own account. */
  isFirst?: boolean;
}

export type ExcludedRow = BulkTarget & Exclusion;

/** Leaves out what Microsoft 365 manages: the service would refuse it, and why in a sentence is given. */
export function useExcludeManaged(
  reason: string,
): (row: { hasExternalReference: boolean }) => Exclusion | undefined {
  const { t } = useTranslation('objects');
  const why = { reason, short: t('bulk.managed') };
  return ({ hasExternalReference }) => (hasExternalReference ? why : undefined);
}

/** Divides a selection into the rows that an action is for, and those that it leaves out. */
export function divideRows<T>(
  rows: readonly T[],
  targetOf: (row: T) => BulkTarget,
  whyNot: (row: T) => Exclusion | undefined,
): { going: T[]; excluded: ExcludedRow[] } {
  return {
    going: rows.filter((row) => whyNot(row) === undefined),
    excluded: rows.flatMap((row) => {
      const why = whyNot(row);
      return why === undefined ? [] : [{ ...targetOf(row), ...why }];
    }),
  };
}

interface NothingToDoDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** That nothing can be done to any of them. */
  title: string;
  excluded: readonly ExcludedRow[];
  /** What becomes of them. @default that they stay as they are */
  excludedTitle?: string | undefined;
}

/** Opens in place of a bulk action that could be done to none of the rows selected, and says why. */
export function NothingToDoDialog({
  isOpen,
  onClose,
  title,
  excluded,
  excludedTitle,
}: NothingToDoDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <ExcludedRows rows={excluded} title={excludedTitle} />
    </Dialog>
  );
}

interface ExcludedRowsProps {
  rows: readonly ExcludedRow[];
  /** What becomes of them. @default that they stay as they are */
  title?: string | undefined;
}

/** The rows that a bulk action leaves out, by the reason why. */
export function ExcludedRows({ rows, title }: ExcludedRowsProps) {
  const { t } = useTranslation('objects');
  if (rows.length === 0) return null;
  const ordered = rows.toSorted((one, other) => Number(other.isFirst ?? 0) - Number(one.isFirst ?? 0));
  const reasons = new Set(ordered.map(({ short }) => short));
  return (
    <Stack gap={4} as="section">
      <Heading level={3}>{title ?? t('bulk.excluded')}</Heading>
      <BulletList>
        {[...reasons].map((reason) => (
          <li key={reason}>
            <SelectedNames names={ordered.flatMap(({ name, short }) => (short === reason ? [name] : []))} />
            <Text tone="muted">{reason}</Text>
          </li>
        ))}
      </BulletList>
    </Stack>
  );
}
