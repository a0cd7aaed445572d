import type { ConsoleOptions } from '@archive-console/console';
import { type World, type WorldOptions, createWorld, signInAs, STORY_INSTANT } from '@archive-console/mocks';
import { handlersFor } from '@archive-console/mocks/browser';
import * as ui from '@archive-console/ui';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import type { ComponentType } from 'react';
import { configure, fn } from 'storybook/test';
import { uiWords } from '#stories/components/ui-words.ts';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { showAs } from './appearance.ts';
import { isBeside, keepWhatIsOpen, takeTurn } from './beside.ts';
import { loadBookFonts } from './book-fonts.ts';
import type { BookLanguage } from './book-language.ts';
import { leaveFocusOutside } from './embedded.ts';
import { freezeTime } from './frozen-time.ts';
import { initialGlobals } from './initial-globals.ts';
import { pages } from './LazyPages.tsx';
import { forgetUnanswered, requireAnswers, startWorker } from './network.ts';
import { playWherePossible } from './plays.ts';
import { propertyTypes } from './property-types.ts';
import { pseudoArgs, pseudoWords } from './pseudo-args.ts';
import { undoPseudoRules } from './pseudo-rules.ts';
import { sayReached } from './say-reached.ts';
import { SideBySide } from './SideBySide.tsx';
import { situationOf } from './situation.ts';
import { Stage } from './Stage.tsx';
import { endStory, startStory } from './story-watchers.ts';
import { toolbars } from './toolbars.ts';
import type { WordLists } from './type-text.ts';
import { type Words, wordsIn } from './words.ts';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Where the story happens: an address of the console. Left out, or empty, for what is drawn by itself. */
    at?: string | undefined;
    /** A component that is a whole page: no margin around it. @default false */
    isWholePage?: boolean;
    /** Whether the page of the component numbers its parts on this story. @default on the one that fills the most of them */
    showsParts?: boolean;
    /** What keeps the state of a component that cannot stand alone; it hands on what it is given. */
    heldBy?: ComponentType<never>;
    /**
     * What the reader's computer asks for, where that is what the story is about: the book then adds no rule of its own.
     * The tests see to it; in the book, it is as the computer in front of it has it.
     */
    reader?: 'likes motion' | 'likes little motion';
    /**
     * Who is signed in: the e-mail of a demo account, null for an anonymous visitor.
     *
     * @default the administrator
     */
    as?: string | null;
    /** What the host of the console sets. */
    config?: ConsoleOptions['config'];
    /** What the service holds, as far as it differs from the default world. */
    world?: WorldOptions;
    /** The step of a flow after which this one is another way to go on: the name of its export. */
    branchOf?: string;
    /** The rule of entry that the story shows, as the console numbers it: `E10, E17`. */
    entryRule?: string;
  }
  interface StoryContext {
    /** The service of this story, for a play that lets something happen there. */
    world: World;
    /** The console's words in the language it is shown in: a play finds things by their keys. */
    words: Words;
    /** Lets the page beside this one play. */
    endTurn?: () => void;
    /** Receives the address that the console would leave for: nothing leaves the book. */
    leaveTo: ReturnType<typeof fn<(url: string) => void>>;
  }
}

/**
 * As wide as a breakpoint, and all of one height: in a window that gets lower the primitives library sees a keyboard on
 * the screen, and from then on holds dialogs back until that keyboard would be closed.
 */
const viewport = (name: string, width: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: '900px' },
});

leaveFocusOutside();
keepWhatIsOpen();

/** What a console cannot take up while it runs. */
const drawnAnew = ['language', 'density', 'account', 'fault', 'faultAt', 'latency'];

const pseudoUiWords = pseudoWords(uiWords);

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonThemes(), addonPseudoStates(), addonMsw(startWorker)],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // What is right is counted, not described place by place.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    docs: pages,
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: {
        telephone: viewport('Telephone', ui.breakpoints.narrow),
        medium: viewport('Medium', ui.breakpoints.medium),
        wide: viewport('Wide', ui.breakpoints.wide),
        desktop: viewport('Desktop', ui.breakpoints.full),
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          // What stands in no group would come before it, and the book would open there.
          ['How to read the book', 'Product map', 'Coverage', 'Which component'],
          'Screens',
          [
            'Sign-in',
            ['Sign in', 'Second step'],
            'Accounts',
            'Setup',
            'Connect Microsoft 365',
            'Tenant',
            'Shell',
            'Dashboard',
            'Users',
            ['List', 'Create', 'Details', 'Profile', 'Edit', 'Roles', 'Groups', 'Access'],
            'Groups',
            'Mailboxes',
            'E-mail addresses',
            'Orphans',
            'Archive policies',
            'Import sources',
            'Migration protocol',
            'Microsoft 365',
            'Subscription',
            ['Subscription', 'Change', 'Change once', 'Change price', 'Compare', 'Billing address'],
            'Statistics',
            'Coupons',
            'Test a message',
            'Invoices',
            'Payment',
            ['List', 'Details', 'Bill', 'Document'],
            'Domains',
            ['List', 'Add', 'Prove', 'Details', 'Overview', 'Check record'],
            'Access tokens',
            'Configuration',
            'Procedure description',
            'Help',
            'My profile',
          ],
          'Flows',
          'Foundations',
          ['Color', 'Color pairs', 'Type', 'Words', 'Space, shape and layers', 'Icons', 'Motion'],
          'Components',
          ['Actions', 'Forms', 'Lists', 'Overlays', 'Show', 'Layout', 'States'],
          'Service',
          ['Look up'],
        ],
      },
    },
  },
  argTypesEnhancers: [propertyTypes(ui as unknown as WordLists)],
  globalTypes: toolbars,
  initialGlobals,
  decorators: [
    // A screen has its words from the console, a component from its arguments and of the rest those of the book.
    (Story, { args, globals }) =>
      globals['language'] === 'en-XA' ? <Story args={pseudoArgs(args)} /> : <Story />,
    (Story, { id, parameters, globals, leaveTo }) => {
      if (globals['theme'] === 'both') return <SideBySide id={id} globals={globals} />;
      const { at } = parameters;
      if (at !== undefined && at !== '')
        return (
          <Stage
            key={[id, ...drawnAnew.map((name) => String(globals[name]))].join(' ')}
            at={at}
            language={globals['language'] as BookLanguage}
            leaveTo={leaveTo}
            {...(parameters.config && { config: parameters.config })}
          />
        );
      return (
        <div key={String(globals['density'])} style={{ padding: parameters.isWholePage === true ? 0 : 24 }}>
          <ui.GlobalStyle />
          <ui.UiWordsProvider words={globals['language'] === 'en-XA' ? pseudoUiWords : uiWords}>
            <Story />
          </ui.UiWordsProvider>
        </div>
      );
    },
  ],
  async beforeAll() {
    // Says what was looked for and which roles there are, without printing the whole page.
    configure({
      getElementError: (message) => new Error(message ?? 'Nothing was found.'),
      // A screen comes in files of its own, a machine may have other things to do, and the first story of a page is drawn
      // by code that has never run.
      asyncUtilTimeout: 20_000,
    });
    await loadBookFonts();
  },
  async beforeEach(context) {
    if (isBeside()) context.endTurn = await takeTurn();
    localStorage.clear();
    sessionStorage.clear();
    await startStory(context);
    showAs(context.globals, context.parameters.reader === undefined);
    playWherePossible(context);
    void sayReached(context);
    const letTimeGoOn = freezeTime(STORY_INSTANT);
    const { as, world } = situationOf(
      { as: context.parameters.as, world: context.parameters.world },
      context.globals,
    );
    context.world = createWorld(world);
    context.leaveTo = fn();
    context.words = await wordsIn(context.globals['language'] as BookLanguage);
    if (as !== null) signInAs(context.world, as);
    // Until here, what is asked is asked by the page of the story before.
    forgetUnanswered();
    context.msw.use(...handlersFor(context.world));
    return () => {
      letTimeGoOn();
      if (context.parameters['pseudo'] !== undefined) undoPseudoRules();
    };
  },
  async afterEach(context) {
    requireAnswers(context.world.unanswered);
    await endStory(context);
    context.endTurn?.();
  },
});
