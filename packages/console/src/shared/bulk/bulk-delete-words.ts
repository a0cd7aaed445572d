import type { BulkWords } from './bulk-order.ts';

/** The words of an area around the deletion of many: each has these keys in its own file. */
type Say = {
  (
    key: 'bulk.delete.title' | 'bulk.delete.confirm' | 'bulk.delete.none' | 'bulk.delete.done',
    values: { count: number },
  ): string;
  (key: 'bulk.delete.partlyDone', values: { count: number; total: number }): string;
  (key: 'bulk.delete.text' | 'bulk.delete.file'): string;
};

/** What is said before many objects are deleted. */
export interface BulkDeleteWords {
  /** For so many: the question, the button, and what is said where none of them can be deleted. */
  title: (count: number) => string;
  confirm: (count: number) => string;
  none: (count: number) => string;
  /** What is lost. */
  text: string;
}

/** Reads them with the translator of the area. */
export const bulkDeleteWords = (t: Say): BulkDeleteWords => ({
  title: (count) => t('bulk.delete.title', { count }),
  confirm: (count) => t('bulk.delete.confirm', { count }),
  none: (count) => t('bulk.delete.none', { count }),
  text: t('bulk.delete.text'),
});

/** What is said while so many are deleted, and once they are. */
export const deletionOrder = (
  t: Say,
  total: number,
): Pick<BulkWords, 'title' | 'done' | 'partlyDone' | 'fileName'> => ({
  title: t('bulk.delete.confirm', { count: total }),
  done: (count) => t('bulk.delete.done', { count }),
  partlyDone: (count, of) => t('bulk.delete.partlyDone', { count, total: of }),
  fileName: t('bulk.delete.file'),
});
