import { type World, type WorldOptions, createWorld, signInAs, STORY_INSTANT } from '@archive-console/mocks';
import { handlersFor } from '@archive-console/mocks/browser';
import { breakpoints, GlobalStyle, loadFonts } from '@archive-console/ui';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { freezeTime } from './frozen-time.ts';
import { forgetUnanswered, requireAnswers, startWorker } from './network.ts';
import { type BookLanguage, Stage } from './Stage.tsx';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Where the story happens: an address of the console. Left out for a component. */
    at?: string;
    /** Who looks: the e-mail of a demo account, null for nobody. @default the administrator */
    as?: string | null;
    /** What the service holds, as far as it differs from the default world. */
    world?: WorldOptions;
  }
  interface StoryContext {
    /** The service of this story, for a play that lets something happen there. */
    world: World;
  }
}

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} (${width})`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonThemes(), addonMsw(startWorker)],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: {
        telephone: viewport('Telephone', 320, 640),
        medium: viewport('Medium', breakpoints.medium, 800),
        wide: viewport('Wide', breakpoints.wide, 768),
        desktop: viewport('Desktop', 1440, 900),
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          'Components',
          'Screens',
          ['Authentication', 'Dashboard', 'Users'],
          'Flows',
          'Service',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', dynamicTitle: true, items: ['light', 'dark'] },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en-US', title: 'English' },
          { value: 'de', title: 'Deutsch' },
          { value: 'en-XA', title: 'Pseudo-language' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'en-US' },
  decorators: [
    (Story, { id, parameters, globals }) => {
      const { at } = parameters;
      if (at !== undefined)
        return (
          <Stage
            key={`${id} ${globals['language']}`}
            at={at}
            language={globals['language'] as BookLanguage}
          />
        );
      return (
        <div style={{ padding: 24 }}>
          <GlobalStyle />
          <Story />
        </div>
      );
    },
  ],
  async beforeAll() {
    // Says what was looked for and which roles there are, without printing the whole page.
    configure({
      getElementError: (message) => new Error(message ?? 'Nothing was found.'),
      // A screen comes in files of its own, and a machine may have other things to do.
      asyncUtilTimeout: 8000,
    });
    await loadFonts();
  },
  beforeEach(context) {
    forgetUnanswered();
    localStorage.clear();
    sessionStorage.clear();
    document.documentElement.dataset['theme'] = String(context.globals['theme']);
    document.documentElement.lang = context.globals['language'] === 'de' ? 'de' : 'en-US';
    const letTimeGoOn = freezeTime(STORY_INSTANT);
    context.world = createWorld(context.parameters.world);
    const { as } = context.parameters;
    if (as !== null) signInAs(context.world, as);
    context.msw.use(...handlersFor(context.world));
    return letTimeGoOn;
  },
  afterEach({ world }) {
    requireAnswers(world.unanswered);
  },
});
