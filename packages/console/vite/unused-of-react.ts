/** In place of an answer, where there is none: what calls it uses a part of React that the build leaves out. */
export const LEFT_OUT =
  'throw Error("This part of React is left out of the build (vite/unused-of-react.ts).")';

/** The same answer for many. */
const all = (answer: string, ...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, answer]));

/**
 * What React DOM brings for uses that the console does not make, by the names in its production file, and what each of
 * these functions answers where it is not made. None of them is reached but as said here, so that React does what it
 * does. A version of React with other names fails the build: read its file before you correct them. That no source uses
 * such a part is a test (`tests/architecture/unused-of-react.test.ts`).
 */
export const unusedOfReact: Readonly<Record<string, string>> = {
  // Markup of a server is never taken over (decision 0034): no element waits to be hydrated, no event to be sent again.
  'exports.hydrateRoot': LEFT_OUT,
  ...all('false', 'popHydrationState', 'queueIfContinuousEvent'),
  ...all(
    'null',
    'upgradeHydrationErrorsToRecoverable',
    'canHydrateInstance',
    'canHydrateTextInstance',
    'canHydrateHydrationBoundary',
    'getNextHydratable',
    'getParentHydrationBoundary',
    'updateDehydratedSuspenseComponent',
    'mountHostRootWithoutHydrating',
  ),
  ...all(
    'undefined',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
    'throwOnHydrationMismatch',
    'prepareToHydrateHostInstance',
    'popToNextHostParent',
    'resetHydrationState',
    'queueHydrationError',
    'createFiberFromDehydratedFragment',
    'clearHydrationBoundary',
    'hideOrUnhideDehydratedBoundary',
    'commitActivityHydrationCallbacks',
    'commitSuspenseHydrationCallbacks',
    'registerSuspenseInstanceRetry',
    'retryIfBlockedOn',
    'clearIfContinuousEvent',
    'pushTreeFork',
    'pushTreeId',
    'pushMaterializedTreeId',
    'popTreeContext',
    'restoreSuspendedTreeContext',
  ),

  // Nothing moves by view transitions: there is no such component, and a commit never waits for one.
  ...all('false', 'applyViewTransitionToHostInstances', 'measureViewTransitionHostInstancesRecursive'),
  ...all(
    'undefined',
    'trackEnterViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'restoreViewTransitionName',
    'measureNestedViewTransitions',
    'scheduleViewTransitionEvent',
    'createViewTransitionInstance',
    'startViewTransition',
    'flushAfterMutationEffects',
  ),

  // Fragments have no refs.
  FragmentInstance: LEFT_OUT,
  isFragmentInstanceParent: 'false',
  ...all(
    'undefined',
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
    ...[
      'addEventListener',
      'removeEventListener',
      'dispatchEvent',
      'focus',
      'focusLast',
      'blur',
      'observeUsing',
      'unobserveUsing',
      'getClientRects',
      'getRootNode',
      'compareDocumentPosition',
      'scrollIntoView',
    ].map((method) => `FragmentInstance.prototype.${method}`),
  ),

  // Of what belongs into the head, React puts the title alone: sheets and scripts are fetched by the build's own means,
  // and no commit waits for one of them or for a picture.
  ...all('null', 'getResource', 'waitForCommitToBeReady'),
  maySuspendCommit: 'false',
  isHostHoistableType: "'title' === type && 1 !== hostContext && null == props.itemProp",
  getHydratableHoistableCache: 'new Map()',
  ...all(
    'undefined',
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitScript',
    'preinitStyle',
    'preinitModuleScript',
    'acquireResource',
    'preloadResourceAndSuspendIfNeeded',
    'accumulateSuspenseyCommitOnFiber',
    'insertSuspendedStylesheets',
  ),

  // Lists that suspend in order, parts that are kept aside, state that comes of a form's action, pages that are drawn
  // with their `html`.
  ...all(
    LEFT_OUT,
    'updateActivityComponent',
    'updateSuspenseListComponent',
    'mountActionState',
    'startHostTransition',
    'resolveSingletonInstance',
  ),
  isSingletonScope: 'false',
  findFirstSuspended: 'null',
  ...all(
    'undefined',
    'updateActionState',
    'rerenderActionState',
    'TransitionAwareHostComponent',
    // An event of forms whose action is a function.
    'extractEvents$1',
    'requestFormReset',
    'recursivelyResetForms',
    'cutOffTailIfNeeded',
    'commitHostSingletonAcquisition',
    'releaseSingletonInstance',
  ),

  // Elements are those of HTML and SVG.
  isCustomElement: 'false',
  setPropOnCustomElement: 'undefined',

  // Kept by a root, and called by no part of this version.
  defaultOnDefaultTransitionIndicator: 'undefined',

  // Every browser of the target has the event `input`.
  ...all('undefined', 'handleEventsForInputEventPolyfill', 'getTargetInstForInputEventPolyfill'),

  // In which components an error happened is not reported, and no library looks for the element of a component.
  getStackByFiberInDevAndProd: "''",
  getComponentNameFromType: 'null',
  'ReactDOMSharedInternals.findDOMNode': 'null',
};
