import type { PickerWords } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** Every word of the picker of groups. */
export function usePickerWords(): PickerWords {
  const { t } = useTranslation(['users', 'shell']);
  return {
    search: t('addToGroups.search'),
    clear: t('shell:list.clearSearch'),
    selected: (number) => t('addToGroups.selected', { number }),
    confirm: (count) => t('addToGroups.submit', { count }),
    chooseFirst: t('addToGroups.chooseFirst'),
    cancel: t('shell:action.cancel'),
    close: t('shell:action.close'),
    already: t('addToGroups.already'),
    options: t('details.tab.groups'),
    empty: t('addToGroups.empty'),
    noMatch: t('addToGroups.noMatch'),
    loading: t('addToGroups.loading'),
    waiting: (number) => t('addToGroups.waiting', { number }),
    remove: (name) => t('addToGroups.remove', { name }),
    showAll: (number) => t('addToGroups.showAll', { number }),
    showFewer: t('addToGroups.showFewer'),
    clearChosen: t('shell:list.clearSelection'),
    undoClear: t('undo'),
    pasteList: t('addToGroups.paste.open'),
    pasteHint: t('addToGroups.paste.hint'),
    pasteFind: t('addToGroups.paste.find'),
    pasteBack: t('addToGroups.paste.back'),
    pasteNotFound: (count) => t('addToGroups.paste.notFound', { count }),
  };
}
