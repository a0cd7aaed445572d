export { GlobalStyle } from './theme/GlobalStyle.tsx';
export { loadFonts } from './theme/load-fonts.ts';
export { media } from './theme/media.ts';
export { theme } from './theme/theme.ts';
export { breakpoints, colors, colorSchemes, type Colors, type ColorScheme, type Space } from './theme/tokens.ts';
