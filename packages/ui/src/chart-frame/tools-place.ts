import { createContext } from 'react';

/**
 * Where the tools of a chart go: an element of the card around it, `null` until that is on the page. Without a card
 * they stand below the chart.
 */
export const ToolsPlace = createContext<HTMLElement | null | undefined>(undefined);

/** Marks the element that is printed with a chart. */
export const CARD_ATTRIBUTE = 'data-chart-card';
