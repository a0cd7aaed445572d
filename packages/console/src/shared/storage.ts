/**
 * Everything this console ever stores in the browser: its name, where, and how long. Secrets are never
 * stored; what belongs to a person dies when the session does.
 */
export const storedKeys = {
  /** Chosen language (specification, section 9). Kept after sign-out. */
  locale: { name: 'user-locale', area: 'local', personal: false },
  /** Chosen theme: auto, light or dark (specification, section 9). Kept after sign-out. */
  darkMode: { name: 'dark-mode', area: 'local', personal: false },
  /** Sign-in goes on at Microsoft: who returns is probably signed in. Read and removed by `theme.js`. */
  signInElsewhere: { name: 'ac.sign-in-elsewhere', area: 'session', personal: false },
  /** The browser has kept the font: pages begin with it. */
  fontKept: { name: 'ac.font-kept', area: 'local', personal: false },
  /** Rows per page, for every list. */
  rowsPerPage: { name: 'ac.rows-per-page', area: 'local', personal: true },
  /** Row height of lists. */
  density: { name: 'ac.density', area: 'local', personal: true },
  /** Columns of each list that the person hid, moved, or made wider or narrower. */
  columns: { name: 'ac.columns', area: 'local', personal: true },
  /** Views of each list that the person gave a name. */
  views: { name: 'ac.views', area: 'local', personal: true },
  /** What the person signed in with, so that they are asked with the same once the session has ended. */
  signedInWith: { name: 'ac.signed-in-with', area: 'local', personal: true },
  /** The address a mail was asked for before sign-in, in case its link has expired. */
  askedEmail: { name: 'ac.asked-email', area: 'session', personal: true },
  /** Name of the organization that is being set up, until it is. */
  setupName: { name: 'ac.setup-name', area: 'session', personal: true },
  /** While a payment is under way: the page to go on with, and the ids of the mandates that were there before. */
  paymentReturn: { name: 'ac.payment-return', area: 'session', personal: true },
  /** What is chosen of users and storage, until it is subscribed to (specification, section 3). */
  subscriptionSelection: { name: 'ac.subscription-selection', area: 'session', personal: true },
  /** The code of the coupon that goes with it. */
  appliedCoupon: { name: 'ac.applied-coupon', area: 'session', personal: true },
  /** Whom invoices are made out to was saved in this session: it is known to be there (specification, section 3). */
  billingAddressSaved: { name: 'ac.billing-address-saved', area: 'session', personal: true },
  /** The navigation is narrow. */
  sidebar: { name: 'ac.sidebar', area: 'local', personal: true },
  /** What the person opened last through the palette. */
  recents: { name: 'ac.recents', area: 'local', personal: true },
  /** Shortcuts of a single character are off. */
  characterKeys: { name: 'ac.character-keys', area: 'local', personal: true },
  /** Whose all this is: the id of the person. */
  person: { name: 'ac.person', area: 'local', personal: true },
  /** What was typed and not saved, by page, and whose it is. */
  drafts: { name: 'ac.drafts', area: 'session', personal: true },
  /** The bulk action of this tab: what was ordered, and whose it is. */
  bulkOrder: { name: 'ac.bulk-order', area: 'session', personal: true },
  /** How its rows stand. */
  bulkOutcomes: { name: 'ac.bulk-outcomes', area: 'session', personal: true },
  /** What was reported in this tab, and to whom. */
  messages: { name: 'ac.messages', area: 'session', personal: true },
  /** Domains whose record is not found yet, by tenant: the service knows nothing of them (D40). */
  pendingDomains: { name: 'ac.pending-domains', area: 'local', personal: true },
  /** Imports that run: what has ended when the person comes back is reported then. */
  importsRunning: { name: 'ac.imports-running', area: 'local', personal: true },
  /** What the dashboard said when it was looked at last: the next visit is compared with it. */
  lastLook: { name: 'ac.last-look', area: 'local', personal: true },
  /** What this visit is compared with, until it is put away. */
  comparedLook: { name: 'ac.compared-look', area: 'session', personal: true },
  /** The first steps of the tenant are not shown any more. */
  firstRunPutAway: { name: 'ac.first-run-put-away', area: 'local', personal: true },
  /** The build the page was loaded anew for, so that it is once at most. */
  reloadedFor: { name: 'ac.reloaded-for', area: 'session', personal: false },
} as const;

export type StoredKey = keyof typeof storedKeys;

/** Both storages of the browser, or stand-ins: a browser may refuse them. */
export interface BrowserStorage {
  local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export interface AppStorage {
  read(key: StoredKey): string | undefined;
  write(key: StoredKey, value: string): void;
  remove(key: StoredKey): void;
  /** Drops what belongs to the person who was here. What all tabs share may be another person's by now: that stays. */
  forgetPerson(person?: string): void;
  /** Says who is signed in: what belongs to another person is dropped. */
  belongTo(person: string): void;
}

/** Reads and writes only the keys above. A storage that throws counts as empty: nothing here is needed to work. */
export function createStorage(browser: BrowserStorage): AppStorage {
  function forgetPerson(person?: string): void {
    const owner = storage.read('person');
    const isOthers = person !== undefined && owner !== undefined && owner !== person;
    for (const { name, area, personal } of Object.values(storedKeys)) {
      if (personal && !(isOthers && area === 'local')) quietly(() => browser[area].removeItem(name));
    }
  }
  const storage: AppStorage = {
    read(key) {
      const { name, area } = storedKeys[key];
      return quietly(() => browser[area].getItem(name)) ?? undefined;
    },
    write(key, value) {
      const { name, area } = storedKeys[key];
      quietly(() => browser[area].setItem(name, value));
    },
    remove(key) {
      const { name, area } = storedKeys[key];
      quietly(() => browser[area].removeItem(name));
    },
    forgetPerson,
    belongTo(person) {
      const before = storage.read('person');
      if (before !== undefined && before !== person) forgetPerson();
      storage.write('person', person);
    },
  };
  return storage;
}

/** The page's own storages; blocked ones (private windows, policies) are replaced by nothing. */
export function browserStorage(): BrowserStorage {
  return { local: areaOf(() => window.localStorage), session: areaOf(() => window.sessionStorage) };
}

/** Stands in for a storage: it holds nothing, and keeps nothing. */
export const emptyStorage: BrowserStorage['local'] = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

function areaOf(open: () => Storage): BrowserStorage['local'] {
  return quietly(open) ?? emptyStorage;
}

function quietly<TValue>(attempt: () => TValue): TValue | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}
