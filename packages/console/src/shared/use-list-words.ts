import type { ListWords } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What a list calls its own rows; the rest of its words are the same everywhere. */
export type OwnListWords = Pick<ListWords, 'count'> &
  Partial<Pick<ListWords, 'noMatchTitle' | 'noMatchText'>>;

/** Every word of a list. `own` has to stay the same between renders (`useMemo`). */
export function useListWords(own: OwnListWords): ListWords {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const either = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
    return {
      loading: t('list.loading'),
      range: (from, to, total) => t('list.range', { from, to, total }),
      rowsPerPage: t('list.rowsPerPage'),
      perPage: (rows) => t('list.perPage', { rows }),
      pages: t('list.pages'),
      page: (page) => t('list.page', { page }),
      pageOf: (page, pages) => t('list.pageOf', { page, pages }),
      previousPage: t('list.previousPage'),
      nextPage: t('list.nextPage'),
      sort: t('list.sort'),
      sortedAscending: (header) => t('list.sortedAscending', { header }),
      sortedDescending: (header) => t('list.sortedDescending', { header }),
      clearSearch: t('list.clearSearch'),
      selectPage: t('list.selectPage'),
      selectRow: (name) => t('list.selectRow', { name }),
      selected: (count) => t('list.selected', { count }),
      selectAllMatching: (count) => t('list.selectAllMatching', { count }),
      clearSelection: t('list.clearSelection'),
      bulkActions: t('list.bulkActions'),
      selectRows: t('list.selectRows'),
      rowActions: (name) => t('list.rowActions', { name }),
      rowActionsHeader: t('list.rowActionsHeader'),
      changed: t('list.changed'),
      filter: t('list.filter'),
      filterValues: (labels) => either.format(labels),
      removeFilter: (label) => t('list.removeFilter', { label }),
      applyFilter: t('list.applyFilter'),
      back: t('list.back'),
      clearFilters: t('list.clearFilters'),
      noMatchTitle: t('list.noMatchTitle'),
      noMatchText: t('list.noMatchText'),
      columns: t('list.columns'),
      moveUp: (header) => t('list.moveUp', { header }),
      moveDown: (header) => t('list.moveDown', { header }),
      columnMoved: (header, position, columns) => t('list.columnMoved', { header, position, columns }),
      density: t('list.density'),
      comfortable: t('list.comfortable'),
      compact: t('list.compact'),
      csv: t('list.csv'),
      viewOptions: t('list.viewOptions'),
      close: t('list.close'),
      ...own,
    };
  }, [t, i18n.language, own]);
}
