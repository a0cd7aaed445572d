import { formatList, type ListSpanText, type ListWords } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What a list calls its own rows; the rest of its words are the same everywhere. */
export type OwnListWords = Pick<ListWords, 'count'> &
  Partial<Pick<ListWords, 'noMatchTitle' | 'noMatchText'>>;

/** Every word of a list. `own` has to stay the same between renders (`useMemo`). */
export function useListWords(own: OwnListWords): ListWords {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const chosen =
      (below: (to: string | undefined) => string, above: (from: string) => string): ListSpanText =>
      (from, to) => {
        if (from === undefined) return below(to);
        return to === undefined ? above(from) : t('list.spans.between', { from, to });
      };
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
      expandRow: (name) => t('list.expandRow', { name }),
      rowDetailsHeader: t('list.rowDetailsHeader'),
      changed: t('list.changed'),
      filter: t('list.filter'),
      any: t('list.any'),
      filterValues: (labels) => formatList(labels, i18n.language, 'disjunction'),
      removeFilter: (label) => t('list.removeFilter', { label }),
      applyFilter: t('list.applyFilter'),
      back: t('list.back'),
      clearFilters: t('list.clearFilters'),
      noMatchTitle: t('list.noMatchTitle'),
      noMatchText: t('list.noMatchText'),
      columns: t('list.columns'),
      moveUp: (header) => t('list.moveUp', { header }),
      moveDown: (header) => t('list.moveDown', { header }),
      columnStays: t('list.columnStays'),
      columnMoved: (header, position, columns) => t('list.columnMoved', { header, position, columns }),
      columnWidth: (header) => t('list.columnWidth', { header }),
      pixels: (width) => t('list.pixels', { width }),
      resetColumns: t('list.resetColumns'),
      density: t('list.density'),
      comfortable: t('list.comfortable'),
      compact: t('list.compact'),
      csv: t('list.csv'),
      viewOptions: t('list.viewOptions'),
      done: t('list.done'),
      close: t('list.close'),
      views: {
        title: t('list.views.title'),
        standard: t('list.views.standard'),
        altered: t('list.views.altered'),
        none: t('list.views.none'),
        saveAs: t('list.views.saveAs'),
        name: t('list.views.name'),
        save: t('list.views.save'),
        cancel: t('list.views.cancel'),
        update: (name) => t('list.views.update', { name }),
        reset: t('list.views.reset'),
        rename: (name) => t('list.views.rename', { name }),
        remove: (name) => t('list.views.remove', { name }),
        nameTaken: t('list.views.nameTaken'),
      },
      spans: {
        locale: i18n.language,
        chosen: {
          date: chosen(
            (to) => t('list.spans.upTo', { to }),
            (from) => t('list.spans.from', { from }),
          ),
          number: chosen(
            (to) => t('list.spans.atMost', { to }),
            (from) => t('list.spans.atLeast', { from }),
          ),
          size: chosen(
            (to) => t('list.spans.smaller', { to }),
            (from) => t('list.spans.larger', { from }),
          ),
        },
        days: {
          from: t('list.spans.days.from'),
          to: t('list.spans.days.to'),
          presets: t('list.spans.days.presets'),
          open: t('list.spans.days.open'),
          calendar: t('list.spans.days.calendar'),
          previousMonth: t('list.spans.days.previousMonth'),
          nextMonth: t('list.spans.days.nextMonth'),
          month: t('list.spans.days.month'),
          year: t('list.spans.days.year'),
          incomplete: t('list.spans.days.incomplete'),
        },
        least: t('list.spans.least'),
        most: t('list.spans.most'),
        size: {
          moreThan: t('list.spans.moreThan'),
          moreThanUnit: t('list.spans.moreThanUnit'),
          lessThan: t('list.spans.lessThan'),
          lessThanUnit: t('list.spans.lessThanUnit'),
          units: { B: 'B', Kb: 'KB', Mb: 'MB', Gb: 'GB' },
        },
        nothingBetween: t('list.spans.nothingBetween'),
      },
      ...own,
    };
  }, [t, i18n.language, own]);
}
