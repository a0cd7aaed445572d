import { media } from './media.ts';
import { constantTokens, propertyName, theme } from './theme.ts';
import { colors, shadows, type ColorScheme } from './tokens.ts';

function declarations(group: string, tokens: object): string {
  return Object.entries(tokens)
    .map(([name, value]) => `${propertyName(group, name)}: ${value};`)
    .join('\n');
}

const constants = Object.entries(constantTokens)
  .map(([group, tokens]) => declarations(group, tokens))
  .join('\n');

const palette = (scheme: ColorScheme): string =>
  `color-scheme: ${scheme};\n${declarations('color', colors[scheme])}\n${declarations('shadow', shadows[scheme])}`;

/**
 * What `GlobalStyle` puts on the page, as text: for a document that has it before any script, and where the content
 * policy allows no style that a script writes.
 */
export const globalCss = `
  :root {
    ${constants}
  }
  :root,
  [data-theme='light'] {
    ${palette('light')}
  }
  [data-theme='dark'] {
    ${palette('dark')}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light'], [data-theme='dark']) {
      ${palette('dark')}
    }
  }

  /*
   * The stand-in has Inter's proportions, so that nothing moves when the real font arrives.
   * local() reads an installed font: it costs no request and needs no entry in the content policy.
   */
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica Neue');
    ascent-override: 90.49%;
    descent-override: 22.56%;
    line-gap-override: 0%;
    size-adjust: 107.06%;
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block: 64px ${theme.space[24]};
  }

  body, [data-theme] {
    background: ${theme.color.canvas};
    color: ${theme.color.text};
  }

  body {
    margin: 0;
    font: ${theme.weight.body} ${theme.type.body}/${theme.type.bodyLine} ${theme.type.family};
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    text-wrap: pretty;
  }

  :where(h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset) { margin: 0; padding: 0; }
  :where(h1, h2, h3) { font: inherit; }
  :where(ul, ol) { list-style: none; }
  :where(fieldset) { border: 0; min-inline-size: 0; }
  :where(button, input, textarea, select) { font: inherit; color: inherit; letter-spacing: inherit; }
  :where(button) { background: none; border: 0; padding: 0; text-align: inherit; cursor: pointer; }
  :where(a) { color: inherit; text-decoration: none; }
  :where(svg) { display: block; flex: none; }
  :where(strong, b) { font-weight: ${theme.weight.figure}; }
  :where(code, pre) { font-family: ${theme.type.mono}; font-size: 0.94em; }
  :where(p, h1, h2, h3, li, dt, dd, th, label, button) { hyphens: auto; }

  :focus-visible { outline: 2px solid ${theme.color.accent}; outline-offset: 1px; }
  /* What takes the focus to be read out, and cannot be pressed. */
  :is(h1, h2, h3, main):focus { outline: none; }

  ::placeholder { color: ${theme.color.faint}; opacity: 1; }
  ::selection { background: ${theme.color.accentSoft}; color: ${theme.color.text}; }

  ${media.reducedMotion} {
    *:not([data-motion='opacity']), *::before, *::after {
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.forcedColors} {
    :focus-visible { outline-color: Highlight; }
    /* The browser leaves a drawing its own color: dark on dark where the system is dark and the theme is light. */
    svg { color: inherit !important; }
  }

  ${media.print} {
    body, [data-theme] { background: none; color: #000; }
    nav, [data-print='hidden'] { display: none !important; }
  }
`;
