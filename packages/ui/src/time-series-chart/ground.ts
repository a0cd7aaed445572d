import { theme } from '../theme/theme.ts';

/** What a chart lies on, the paper or its card: in this color, words and dots stand clear of the lines behind them. */
export const ground = `var(--ac-chart-ground, ${theme.color.canvas})`;
