import { Dialog } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { ShortcutList } from '#shared/shortcuts/ShortcutList.tsx';

interface ShortcutHelpProps {
  isOpen: boolean;
  onClose(): void;
}

/** Every keyboard shortcut, over any page. */
export function ShortcutHelp({ isOpen, onClose }: ShortcutHelpProps) {
  const { t } = useTranslation('home');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('shortcuts.title')}
      words={{ close: t('shortcuts.close') }}
    >
      <ShortcutList />
    </Dialog>
  );
}
