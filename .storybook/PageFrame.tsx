import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { showAs } from './appearance.ts';
import { bookThemes, schemeOf } from './themes.ts';
import { useToolbars } from './use-toolbars.ts';

/** A page of documentation, in the theme that the toolbar says. */
export function PageFrame(props: PropsWithChildren<DocsContainerProps>) {
  const chosen = useToolbars(props.context);
  useLayoutEffect(() => showAs(chosen, true), [chosen]);
  return <DocsContainer {...props} theme={bookThemes[schemeOf(chosen['theme'])]} />;
}
