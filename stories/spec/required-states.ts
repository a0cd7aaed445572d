import type { ScreenFacts } from '@archive-console/console';

/** A state a screen requires; of several names one is enough, and `Confirming…` stands for every name that begins so. */
export type Required = readonly [string, ...string[]];

const one = (...names: Required): Required => names;

const LOADING = one('Loading');
const POPULATED = one('Populated');
const MOMENT = one('Confirming…', 'Submitting', 'UpdatedLive');
const SUBMITTING = one('Submitting');
const REFUSED = one('Rejected', 'Conflict');
const INVALID = one('Invalid');
const FORBIDDEN = one('Forbidden');
const NOT_FOUND = one('NotFound');
const SERVER_ERROR = one('ServerError');
const FAILURES = [FORBIDDEN, SERVER_ERROR];

/** The states a screen of each kind requires whatever it does: the columns of the table of states. */
const always: Readonly<Record<ScreenFacts['kind'], readonly Required[]>> = {
  list: [LOADING, one('Empty'), POPULATED, one('NoMatch'), ...FAILURES],
  details: [LOADING, POPULATED, NOT_FOUND, ...FAILURES],
  tab: [LOADING, POPULATED, NOT_FOUND, ...FAILURES],
  form: [one('Blank'), one('Filled'), SUBMITTING, INVALID, REFUSED, ...FAILURES],
  'edit-form': [LOADING, one('Filled', 'Populated'), SUBMITTING, INVALID, REFUSED, NOT_FOUND, ...FAILURES],
  dialog: [one('Blank', 'Filled', 'Populated'), SUBMITTING, INVALID, REFUSED, NOT_FOUND, ...FAILURES],
  page: [LOADING, POPULATED, ...FAILURES],
  gate: [one('Blank'), one('Filled'), SUBMITTING, INVALID, one('Rejected'), SERVER_ERROR],
};

/** The frame around every page requires these, once for all of them. */
export const shellRequires: { readonly story: string; readonly states: readonly Required[] }[] = [
  {
    story: 'shell/Shell',
    states: [one('Offline'), one('Reconnecting'), one('NewVersion')],
  },
  {
    story: 'shell/Palette',
    states: [
      one('PaletteOpen'),
      one('PaletteFound'),
      one('PaletteSearching'),
      one('PaletteNothing'),
      one('PaletteFailed'),
      one('PaletteRecents'),
    ],
  },
  {
    story: 'shell/Frame',
    states: [one('JobsRunning'), one('JobsAfterReload'), one('ShortcutHelp'), one('NotificationsListed')],
  },
  {
    story: 'shell/Connection',
    states: [one('ReconnectingIn'), one('ConnectionOff'), one('ServiceShown'), one('ServiceUnread')],
  },
  { story: 'shell/SessionEnded', states: [one('SessionExpired'), one('Rejected')] },
  {
    story: 'shell/FatalError',
    states: [one('ServiceUnreachable'), SERVER_ERROR, one('BrokenConfiguration'), one('ThrownInRender')],
  },
];

const isForm = (kind: ScreenFacts['kind']) =>
  kind === 'form' || kind === 'edit-form' || kind === 'dialog' || kind === 'gate';

/** Every state a screen requires as a story. */
export function requiredStates({ kind, acts, lists, managed, reads }: ScreenFacts): Required[] {
  return [
    ...always[kind],
    ...(acts === true && !isForm(kind) ? [MOMENT, REFUSED] : []),
    ...(lists === true ? [one('Empty')] : []),
    ...(reads === true ? [LOADING] : []),
    ...(managed === true ? [one('ReadOnly')] : []),
  ];
}

/** Whether a story of this name shows the state. */
export function shows(required: Required, story: string): boolean {
  return required.some((name) => (name.endsWith('…') ? story.startsWith(name.slice(0, -1)) : story === name));
}

export const requiredName = (required: Required): string => required.join(' or ');
