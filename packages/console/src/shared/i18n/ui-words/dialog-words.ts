import type { UiWordsGetters } from '@archive-console/ui';
import type { i18n } from 'i18next';

/** Whatever asks over a page, on those of the frame and on those before sign-in that are not the first. */
export type DialogGroup = 'confirmDialog' | 'dialog';

/** What these components say everywhere. */
export function createDialogWords(instance: i18n): Pick<UiWordsGetters, DialogGroup> {
  const t = instance.getFixedT(null, 'shell');
  return {
    confirmDialog: () => ({ cancel: t('action.cancel') }),
    dialog: () => ({ close: t('action.close') }),
  };
}
