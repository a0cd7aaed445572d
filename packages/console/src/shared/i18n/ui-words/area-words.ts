import { formatList, type UiWordsGetters } from '@archive-console/ui';
import type { i18n } from 'i18next';
import type { CsvGroup } from './csv-words.ts';
import { createDialogWords, type DialogGroup } from './dialog-words.ts';
import type { GateGroup } from './gate-words.ts';
import type { HomeGroup } from './home-words.ts';
import type { MenuGroup } from './MenuWords.tsx';
import type { OverlayGroup } from './overlay-words.ts';

/** The components that only some areas have, and those that their pages before sign-in have besides. */
export type AreaGroup =
  | DialogGroup
  | Exclude<keyof UiWordsGetters, CsvGroup | GateGroup | HomeGroup | MenuGroup | OverlayGroup>;

/** What these components say everywhere; its file of words is `components`. */
export function createAreaWords(instance: i18n, language: string): Pick<UiWordsGetters, AreaGroup> {
  const t = instance.getFixedT(null, 'components');
  const shell = instance.getFixedT(null, 'shell');
  return {
    ...createDialogWords(instance),
    chartFrame: () => ({ showTable: t('chart.showTable'), hideTable: t('chart.hideTable') }),
    checkList: () => ({
      states: {
        open: t('checkList.open'),
        busy: t('checkList.busy'),
        done: t('checkList.done'),
        failed: t('checkList.failed'),
      },
      progress: (done, total) => t('checkList.progress', { done, total }),
    }),
    codeList: () => ({ download: t('file.save'), print: t('codeList.print'), used: t('codeList.used') }),
    combobox: () => ({
      loading: t('combobox.loading'),
      empty: (typed) => (typed === '' ? t('combobox.nothing') : t('combobox.noMatch', { typed })),
      retry: t('combobox.retry'),
      customEntry: (text) => t('combobox.custom', { text }),
    }),
    diff: () => ({
      sides: { mine: t('diff.mine'), theirs: t('diff.theirs') },
      all: { mine: t('diff.allMine'), theirs: t('diff.allTheirs') },
      empty: t('diff.empty'),
      decided: (decided, total) => t('diff.decided', { decided, total }),
      showEqual: (count) => t('diff.showEqual', { count }),
      hideEqual: t('diff.hideEqual'),
      equal: t('diff.equal'),
      noDifference: t('diff.noDifference'),
    }),
    dirtyGuardDialog: () => ({
      title: shell('unsaved.title'),
      text: shell('unsaved.text'),
      stay: shell('unsaved.stay'),
      leave: shell('unsaved.leave'),
    }),
    fileDownload: () => ({ download: t('file.download'), retry: t('file.retry') }),
    fileField: () => ({
      choose: t('file.choose'),
      remove: (name) => t('file.remove', { name }),
      chosen: (name) => t('file.chosen', { name }),
      removed: t('file.removed'),
    }),
    multiPicker: () => ({
      selected: (count) => t('picker.selected', { number: count }),
      cancel: t('picker.cancel'),
      loading: t('picker.loading'),
      remove: (name) => t('picker.remove', { name }),
      showAll: (count) => t('picker.showAll', { number: count }),
      showFewer: t('picker.showFewer'),
      clearChosen: t('picker.clear'),
      undoClear: t('picker.undo'),
      pasteList: t('picker.paste'),
      pasteBack: t('picker.back'),
    }),
    orderedList: () => ({
      drag: (name) => t('order.drag', { name }),
      position: (name, position, total) => t('order.position', { name, position, total }),
      up: (name) => t('order.up', { name }),
      down: (name) => t('order.down', { name }),
      isFirst: t('order.isFirst'),
      isLast: t('order.isLast'),
      moveTo: (name) => t('order.moveTo', { name }),
      newPosition: (total) => t('order.newPosition', { total }),
      noPosition: (total) => t('order.noPosition', { total }),
      move: t('order.move'),
      toTop: t('order.toTop'),
      toBottom: t('order.toBottom'),
      moved: (name, position, total) => t('order.moved', { name, position, total }),
    }),
    passwordRules: () => ({
      fulfilled: t('rules.fulfilled'),
      notFulfilled: t('rules.notFulfilled'),
      progress: (fulfilled, total) => t('rules.progress', { fulfilled, total }),
    }),
    patternListEditor: () => ({
      keys: t('patterns.keys'),
      earlier: (count) => t('patterns.earlier', { number: count }),
      later: (count) => t('patterns.later', { number: count }),
      remove: t('patterns.remove'),
      removed: (pattern) => t('patterns.removed', { pattern }),
      editing: (pattern) => t('patterns.editing', { pattern }),
      added: (count) => t('patterns.added', { count }),
      duplicates: (patterns) =>
        t('patterns.duplicates', { patterns: formatList(patterns, language, 'unit') }),
      invalid: (pattern, reason) => t('patterns.invalid', { pattern, reason }),
      moreInvalid: (count) => t('patterns.moreInvalid', { count }),
    }),
    secretOnce: () => ({ download: t('file.save') }),
    steps: () => ({
      state: { done: t('steps.done'), toCome: t('steps.toCome'), failed: t('steps.failed') },
      position: (step, total, label) => t('steps.position', { step, total, label }),
    }),
    timeSeriesChart: () => ({
      noValue: t('chart.noValue'),
      projected: (value, low, high) =>
        low === undefined || high === undefined
          ? t('chart.projected', { value })
          : t('chart.projectedRange', { value, low, high }),
    }),
    timeline: () => ({
      today: t('timeline.today'),
      yesterday: t('timeline.yesterday'),
      tomorrow: t('timeline.tomorrow'),
    }),
  };
}
