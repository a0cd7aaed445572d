// Stands in the document and runs before the first paint: the stored theme and language, so that nothing flashes; the
// words this place opens with, so that they arrive beside the console; and a word where it cannot be loaded. Stored values
// are accepted only if valid (specification, section 5).
/** @param {string} key */
const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

(() => {
  const html = document.documentElement;

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

  /** @param {Event} event */
  const whenFileFails = ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') html.dataset.start = 'failed';
  };
  addEventListener('error', whenFileFails, true);
})();
