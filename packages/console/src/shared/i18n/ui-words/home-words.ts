import { formatList, type ListSpanText, type UiWordsGetters } from '@archive-console/ui';
import type { i18n } from 'i18next';
import { unitWords } from '../unit-words.ts';
import { createDialogWords, type DialogGroup } from './dialog-words.ts';

/** The components that stand on the pages of a signed-in administrator, whatever these are about. */
export type HomeGroup =
  | DialogGroup
  | 'dateField'
  | 'dateRangeField'
  | 'pagedList'
  | 'searchField'
  | 'sizeFilter';

/** What these components say everywhere. */
export function createHomeWords(instance: i18n, language: string): Pick<UiWordsGetters, HomeGroup> {
  const t = instance.getFixedT(null, 'shell');
  const list = instance.getFixedT(null, 'area');
  const chosen =
    (below: (to: string | undefined) => string, above: (from: string) => string): ListSpanText =>
    (from, to) => {
      if (from === undefined) return below(to);
      return to === undefined ? above(from) : list('list.spans.between', { from, to });
    };
  return {
    ...createDialogWords(instance),
    dateField: () => ({
      open: list('list.spans.days.open'),
      calendar: list('list.spans.days.calendar'),
      previousMonth: list('list.spans.days.previousMonth'),
      nextMonth: list('list.spans.days.nextMonth'),
      month: list('list.spans.days.month'),
      year: list('list.spans.days.year'),
      incomplete: list('list.spans.days.incomplete'),
    }),
    dateRangeField: () => ({
      from: list('list.spans.days.from'),
      to: list('list.spans.days.to'),
      presets: list('list.spans.days.presets'),
    }),
    pagedList: () => ({
      loading: list('list.loading'),
      range: (from, to, total) => list('list.range', { from, to, total }),
      rowsPerPage: list('list.rowsPerPage'),
      perPage: (rows) => list('list.perPage', { rows }),
      pages: list('list.pages'),
      page: (page) => list('list.page', { page }),
      pageOf: (page, pages) => list('list.pageOf', { page, pages }),
      previousPage: list('list.previousPage'),
      nextPage: list('list.nextPage'),
      goToPage: list('list.goToPage'),
      sort: list('list.sort'),
      sortedAscending: (header) => list('list.sortedAscending', { header }),
      sortedDescending: (header) => list('list.sortedDescending', { header }),
      selectPage: list('list.selectPage'),
      selectRow: (name) => list('list.selectRow', { name }),
      selected: (count) => list('list.selected', { count }),
      selectAllMatching: (count) => list('list.selectAllMatching', { count }),
      clearSelection: list('list.clearSelection'),
      bulkActions: list('list.bulkActions'),
      selectRows: list('list.selectRows'),
      rowActions: (name) => list('list.rowActions', { name }),
      rowActionsHeader: list('list.rowActionsHeader'),
      expandRow: (name) => list('list.expandRow', { name }),
      rowDetailsHeader: list('list.rowDetailsHeader'),
      changed: list('list.changed'),
      filter: list('list.filter'),
      any: list('list.any'),
      filterValues: (labels) => formatList(labels, language, 'disjunction'),
      removeFilter: (label) => list('list.removeFilter', { label }),
      applyFilter: list('list.applyFilter'),
      back: t('account.back'),
      clearFilters: list('list.clearFilters'),
      noMatchTitle: list('list.noMatchTitle'),
      noMatchText: list('list.noMatchText'),
      columns: list('list.columns'),
      moveUp: (header) => list('list.moveUp', { header }),
      moveDown: (header) => list('list.moveDown', { header }),
      columnAlwaysShown: list('list.columnStays'),
      columnMoved: (header, position, columns) => list('list.columnMoved', { header, position, columns }),
      columnWidth: (header) => list('list.columnWidth', { header }),
      pixels: (width) => list('list.pixels', { width }),
      resetColumns: list('list.resetColumns'),
      density: list('list.density'),
      comfortable: list('list.comfortable'),
      compact: list('list.compact'),
      csv: list('list.csv'),
      viewOptions: list('list.viewOptions'),
      done: list('list.done'),
      views: {
        title: list('list.views.title'),
        standard: list('list.views.standard'),
        altered: list('list.views.altered'),
        none: list('list.views.none'),
        saveAs: list('list.views.saveAs'),
        name: list('list.views.name'),
        save: list('list.views.save'),
        cancel: t('action.cancel'),
        update: (name) => list('list.views.update', { name }),
        reset: list('list.views.reset'),
        rename: (name) => list('list.views.rename', { name }),
        remove: (name) => list('list.views.remove', { name }),
        undo: t('action.undo'),
        nameTaken: list('list.views.nameTaken'),
      },
      spans: {
        locale: language,
        chosen: {
          date: chosen(
            (to) => list('list.spans.upTo', { to }),
            (from) => list('list.spans.from', { from }),
          ),
          number: chosen(
            (to) => list('list.spans.atMost', { to }),
            (from) => list('list.spans.atLeast', { from }),
          ),
          size: chosen(
            (to) => list('list.spans.smaller', { to }),
            (from) => list('list.spans.larger', { from }),
          ),
        },
        least: list('list.spans.least'),
        most: list('list.spans.most'),
        nothingBetween: list('list.spans.nothingBetween'),
      },
    }),
    searchField: () => ({ clear: list('list.clearSearch') }),
    sizeFilter: () => ({
      moreThan: list('list.spans.moreThan'),
      moreThanUnit: list('list.spans.moreThanUnit'),
      lessThan: list('list.spans.lessThan'),
      lessThanUnit: list('list.spans.lessThanUnit'),
      units: unitWords,
    }),
  };
}
