// Stands in the document and runs before the first paint: the stored theme and language, so that nothing flashes; the
// words this place opens with, so that they arrive beside the console; Ctrl K, which is kept until the palette is there to hear
// it; and a word where the console cannot be loaded. Stored values are accepted only if valid (specification, section 5).
(() => {
  const html = document.documentElement;
  /** @param {() => string | null | void} read */
  const quietly = (read) => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  /** @param {string} key */
  const stored = (key) => quietly(() => localStorage.getItem(key));

  const theme = stored('dark-mode');
  html.dataset.theme = theme === 'light' || theme === 'dark' ? theme : 'auto';

  const locale = stored('user-locale');
  const wanted = locale === 'en-US' || locale === 'de' ? locale : navigator.languages[0];
  html.lang = /^de\b/i.test(wanted ?? '') ? 'de' : 'en-US';

  const words = document.querySelector('meta[name=first-words]')?.content;
  for (const file of JSON.parse(words ?? '{}')[html.lang] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }

  // Sign-in is drawn only where it is what comes: who has signed in here, or returns from signing in elsewhere, sees that
  // the console loads.
  const isSignIn = /^\/(login\/?)?$/.test(location.pathname) && !/[?&]error=/.test(location.search);
  const elsewhere = quietly(() => sessionStorage.getItem('ac.sign-in-elsewhere'));
  quietly(() => sessionStorage.removeItem('ac.sign-in-elsewhere'));
  if (isSignIn && elsewhere === null && stored('ac.person') === null) html.dataset.start = 'sign-in';

  /** @param {KeyboardEvent} event */
  const keepPaletteKey = (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || altKey || shiftKey || !(ctrlKey || metaKey) || key.toLowerCase() !== 'k')
      return;
    if (!location.pathname.startsWith('/home')) return;
    event.preventDefault();
    html.dataset.asked = 'palette';
  };
  addEventListener('keydown', keepPaletteKey);

  /** @param {Event} event */
  const whenFileFails = ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') html.dataset.start = 'failed';
  };
  addEventListener('error', whenFileFails, true);
})();
