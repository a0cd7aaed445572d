import { afterEach } from 'vitest';

// The tools of the browser are closed while the stories are tested: React prepares nothing for them. This stands
// before React is loaded, and saves a tenth of the time.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

// Nor is there a panel that shows the steps of a play: Storybook writes none down where an address says so.
const address = new URL(window.location.href);
address.searchParams.set('instrument', 'false');
window.history.replaceState(window.history.state, '', address);

// No test asks which component made an element, but React records it for the first ten thousand of
// every second, which takes another tenth of the time. Here its counter is above that limit.
const React: object = await import('react');
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const shared: unknown = Reflect.get(React, internals);
if (typeof shared === 'object' && shared !== null) {
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}

// What axe has looked at is read by no one.
await import('./axe-places.ts');

// What axe has to say about a story that fails is in its error; the whole report of each is read by no one.
afterEach(({ task }) => {
  Reflect.deleteProperty(task.meta, 'reports');
});
