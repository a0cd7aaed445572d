import { createContext } from 'react';

/** Places in the head of the card around a chart. An element is `null` until it is on the page. */
export interface ChartPlacesValue {
  readonly tools: HTMLElement | null;
  readonly legend: HTMLElement | null;
}

/** Where a chart's tools and its legend go. Without a card they stand below the chart. */
export const ChartPlaces = createContext<ChartPlacesValue | undefined>(undefined);

/** Marks the element that is printed with a chart. */
export const CARD_ATTRIBUTE = 'data-chart-card';
