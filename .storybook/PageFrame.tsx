import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { showAs } from './appearance.ts';
import { useToolbars } from './use-toolbars.ts';

/** A page of documentation, in the theme that the toolbar says. */
export function PageFrame(props: PropsWithChildren<DocsContainerProps>) {
  const chosen = useToolbars(props.context);
  useLayoutEffect(() => showAs(chosen, true), [chosen]);
  return <DocsContainer {...props} theme={chosen['theme'] === 'dark' ? themes.dark : themes.light} />;
}
