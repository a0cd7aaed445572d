// Stands in the document, after the sign-in page as the build drew it: puts it in place before the first paint, where
// `theme.js` found that it is what comes. The console takes it over once it stands (`take-over.ts`).
(() => {
  const html = document.documentElement;
  const template = document.querySelector('#sign-in');
  if (!(template instanceof HTMLTemplateElement) || html.dataset.start !== 'sign-in') return;
  const drawn = document.createElement('div');
  drawn.id = 'drawn';
  const page = template.content.querySelector(`[lang='${html.lang}']`);
  drawn.append(...template.content.querySelectorAll('style'), ...(page?.childNodes ?? []));
  // Which button was pressed last: the console presses its own. What is typed afterwards takes the press back.
  drawn.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    drawn.dataset.pressed = `${[...drawn.querySelectorAll('button')].indexOf(button)}`;
  });
  drawn.addEventListener('input', () => delete drawn.dataset.pressed);
  template.replaceWith(drawn);
})();
