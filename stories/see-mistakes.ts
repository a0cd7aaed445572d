import { expect, waitFor } from 'storybook/test';
import { pageOf, type Place } from './steps.ts';

/** Waits until a form leads to its mistakes: to their list, or to the first of them where they are few and in sight. */
export const seeMistakes = (place: Place, count: number, first: HTMLElement) =>
  waitFor(() => {
    const name = place.words('objects:form.errors', { count });
    return expect(pageOf(place).queryByRole('region', { name }) ?? first).toHaveFocus();
  });
