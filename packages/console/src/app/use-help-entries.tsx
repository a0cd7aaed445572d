import { FileIcon, InfoIcon, type SidebarItem } from '@archive-console/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#shared/runtime/services.ts';
import type { HomeOverlay } from './home-overlay.ts';

/** What stands under help and support: the documentation where the host has one, and which version runs. */
export function useHelpEntries(onOpen: (overlay: HomeOverlay) => void): SidebarItem[] {
  const { t } = useTranslation();
  const { documentationUrl } = useServices().config;
  const documentation: SidebarItem = {
    id: 'documentation',
    icon: FileIcon,
    label: t('navigation.documentation'),
    render: ({ children, ...props }: ComponentProps<'a'>) => (
      <a {...props} href={documentationUrl} target="_blank" rel="noreferrer">
        {children}
      </a>
    ),
  };
  return [
    ...(documentationUrl === '' ? [] : [documentation]),
    { id: 'service', icon: InfoIcon, label: t('navigation.service'), onPress: () => onOpen('service') },
  ];
}
