import { Banner, TextButton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { FormDraft } from './use-draft.ts';

/** Above the fields: what was typed before the page was loaded is there again, and can be put away. */
export function DraftNotice({ draft, onDiscard }: { draft: FormDraft; onDiscard: () => void }) {
  const { t } = useTranslation(['objects', 'shell']);
  if (!draft.isRestored) return null;
  return (
    <Banner
      tone="info"
      role="status"
      title={t('unsaved.restored')}
      action={<TextButton onClick={onDiscard}>{t('shell:action.discard')}</TextButton>}
    />
  );
}
