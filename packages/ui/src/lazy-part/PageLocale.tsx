import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * Gives the primitives library the language of the page. Its few words of its own (the hidden "dismiss"
 * of a popover) and its reading direction come from there; the design system itself speaks none.
 */
export function PageLocale({ children }: { readonly children: ReactNode }) {
  const locale = document.documentElement.lang;
  return locale === '' ? children : <I18nProvider locale={locale}>{children}</I18nProvider>;
}
