// Runs before the first paint: the stored theme and language, so that nothing flashes; and a word where the console
// itself cannot be loaded. Stored values are accepted only if valid (specification, section 5).
(() => {
  const html = document.documentElement;

  /** @param {string} key */
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const theme = stored('dark-mode');
  html.dataset.theme = theme === 'light' || theme === 'dark' ? theme : 'auto';

  const locale = stored('user-locale');
  const wanted = locale === 'en-US' || locale === 'de' ? [locale] : navigator.languages;
  const known = wanted.find((tag) => /^(de|en)\b/i.test(tag)) ?? 'en';
  html.lang = /^de\b/i.test(known) ? 'de' : 'en-US';

  /** @param {Event} event */
  const whenFileFails = ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') html.dataset.start = 'failed';
  };
  addEventListener('error', whenFileFails, true);
})();
