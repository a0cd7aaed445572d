import {
  DeviceThemeIcon,
  HelpIcon,
  InfoIcon,
  LanguageIcon,
  LightThemeIcon,
  NotificationsIcon,
  type PaletteItem,
  SignOutIcon,
  ThemeIcon,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useLanguageChoices } from '#shared/i18n/use-language-choices.ts';
import { darkModes } from '#shared/runtime/theme.ts';
import { useAppearance } from '#shared/runtime/use-appearance.ts';
import type { HomeOverlay } from '../home-overlay.ts';
import { useSignOut } from '../use-sign-out.ts';

const themeIcons = { auto: DeviceThemeIcon, light: LightThemeIcon, dark: ThemeIcon };

/** What can be done on every page. */
export function usePaletteActions(onOverlay: (overlay: HomeOverlay) => void): PaletteItem[] {
  const { t } = useTranslation(['home', 'shell']);
  const { darkMode, language, chooseDarkMode, chooseLanguage } = useAppearance();
  const languages = useLanguageChoices();
  const themes = {
    auto: t('shell:account.theme_auto'),
    light: t('shell:account.theme_light'),
    dark: t('shell:account.theme_dark'),
  };
  const signOut = useSignOut();
  return [
    ...darkModes
      .filter((mode) => mode !== darkMode)
      .map((mode) => ({
        id: `theme ${mode}`,
        label: t('home:palette.theme', { choice: themes[mode] }),
        icon: themeIcons[mode],
        onAction: () => chooseDarkMode(mode),
      })),
    ...languages
      .filter(({ value }) => value !== language)
      .map(({ value, label }) => ({
        id: `language ${value}`,
        label: t('home:palette.language', { choice: label }),
        icon: LanguageIcon,
        onAction: () => chooseLanguage(value),
      })),
    {
      id: 'notifications',
      label: t('shell:notifications.open'),
      icon: NotificationsIcon,
      onAction: () => onOverlay('notifications'),
    },
    {
      id: 'shortcuts',
      label: t('home:shortcuts.title'),
      icon: HelpIcon,
      shortcut: '?',
      onAction: () => onOverlay('shortcuts'),
    },
    {
      id: 'service',
      label: t('home:service.title'),
      icon: InfoIcon,
      onAction: () => onOverlay('service'),
    },
    { id: 'sign-out', label: t('shell:account.signOut'), icon: SignOutIcon, onAction: signOut },
  ];
}
