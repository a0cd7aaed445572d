import { TextLink } from '@archive-console/ui';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, use } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { toId } from 'storybook/internal/csf';

/** The address of a page of documentation, by its title. */
export const pageAt = (title: string) => `/docs/${toId(title, 'Docs')}`;

/** The address of a story. */
export const storyAt = (id: string) => `/story/${id}`;

/** What goes to another page of the book: without loading the book anew, and with what the toolbar says. */
export function useBookLink(to: string) {
  const { channel } = use(DocsContext);
  return {
    href: `./?path=${to}`,
    target: '_top',
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      channel.emit(NAVIGATE_URL, `?path=${to}`);
    },
  };
}

/** A link to another page of the book. */
export function BookLink({ to, children }: { to: string; children: ReactNode }) {
  return <TextLink {...useBookLink(to)}>{children}</TextLink>;
}
