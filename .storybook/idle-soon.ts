// What can wait asks for an idle moment. The browser's own idea of one comes seconds late at times, in a page that has
// nothing to do at all as well as in one that is busy: in the tests, it is as soon as what runs now has ended.
window.requestIdleCallback = (callback) =>
  window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 1);
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
