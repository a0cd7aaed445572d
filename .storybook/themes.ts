import { type ColorScheme, colors } from '@archive-console/ui/tokens';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

/** The mark of the product and its name, as `Logo` draws them. */
function logoOf(scheme: ColorScheme): string {
  const { accent, onAccent, text } = colors[scheme];
  const drawing = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="26" viewBox="0 0 180 26">',
    `<rect width="26" height="26" rx="7" fill="${accent}"/>`,
    `<path d="M5.5 17.6V8.2l7.5 5 7.5-5v9.4z" fill="${onAccent}"/>`,
    `<text x="36" y="18.5" font-family="Inter,system-ui,sans-serif" font-size="15" font-weight="650" fill="${text}">Archive Console</text>`,
    '</svg>',
  ];
  return `data:image/svg+xml,${encodeURIComponent(drawing.join(''))}`;
}

/** Storybook in the colors and letters of the product. */
function themeOf(scheme: ColorScheme): ThemeVars {
  const { canvas, surface, sunken, line, control, text, muted, accent, onAccent } = colors[scheme];
  return create({
    base: scheme,
    brandTitle: 'Archive Console',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: logoOf(scheme),
    fontBase: '"Inter Variable", Inter, system-ui, sans-serif',
    fontCode: '"Cascadia Mono", Consolas, monospace',
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: canvas,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: line,
    appBorderRadius: 8,
    textColor: text,
    textInverseColor: onAccent,
    textMutedColor: muted,
    barBg: surface,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    inputBg: surface,
    inputBorder: control,
    inputTextColor: text,
    inputBorderRadius: 6,
    buttonBg: sunken,
    buttonBorder: line,
    booleanBg: sunken,
    booleanSelectedBg: surface,
  });
}

/** The book in both color schemes. */
export const bookThemes: Readonly<Record<ColorScheme, ThemeVars>> = {
  light: themeOf('light'),
  dark: themeOf('dark'),
};

/** The scheme that the toolbar says; what shows both stands on light paper. */
export const schemeOf = (theme: unknown): ColorScheme => (theme === 'dark' ? 'dark' : 'light');
