import { expect, waitFor } from 'storybook/test';
import { pageOf, type Place } from './steps.ts';

/** So many mistakes are listed though all of them are in sight. */
const LISTED_FROM = 4;

const listOf = (place: Place, count: number) =>
  pageOf(place).queryByRole('region', { name: place.words('objects:form.errors', { count }) });

/**
 * Waits until a form leads to its mistakes, all of them in sight: to the first of them, and to their list only where
 * they are many.
 */
export const seeMistakes = (place: Place, count: number, first: HTMLElement) =>
  waitFor(async () => {
    const list = listOf(place, count);
    await expect(list !== null).toBe(count >= LISTED_FROM);
    await expect(list ?? first).toHaveFocus();
  });

/** Waits until a form leads to the list of its mistakes, of which one is out of sight. */
export const seeMistakesListed = (place: Place, count: number) =>
  waitFor(() => expect(listOf(place, count)).toHaveFocus());
