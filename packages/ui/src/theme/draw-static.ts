import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** What {@link drawStatic} answers. */
export interface StaticDrawing {
  /** The elements, without what React would need to take them over. */
  readonly html: string;
  /** The rules that apply to them, whatever the theme and the width of the window. */
  readonly css: string;
}

/**
 * Draws elements without a browser, as a build does it: what they look like at first, before any effect has run.
 * Nothing in it answers a press.
 *
 * @throws where a component needs a browser to be drawn
 */
export function drawStatic(element: ReactElement): StaticDrawing {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(element));
    const css = sheet
      .getStyleTags()
      .replaceAll(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.[^{]*\{[^}]*\}/g, '');
    return { html, css: css.trim() };
  } finally {
    sheet.seal();
  }
}
