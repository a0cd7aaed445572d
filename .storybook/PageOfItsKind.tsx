import { useOf } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { ComponentPage } from './ComponentPage.tsx';
import { FlowPage } from './reading/FlowPage.tsx';
import { ScreenPage } from './reading/ScreenPage.tsx';

const pages: Readonly<Record<string, ComponentType>> = { Screens: ScreenPage, Flows: FlowPage };

/** The page of what the first word of its title says it is: a screen, a flow or a component. */
export function PageOfItsKind() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const Page = pages[preparedMeta.title.split('/')[0] ?? ''] ?? ComponentPage;
  return <Page />;
}
