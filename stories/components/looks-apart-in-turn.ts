import { expect, fireEvent, type UserEventObject, waitFor } from 'storybook/test';
import { lookOf } from './InEachState.tsx';

/** The keys that bring the focus to a part, and those that take it away again. */
export interface FocusKeys {
  readonly to: string;
  readonly away: string;
}

/**
 * A part that is there once, as an entry of an open menu, has its states one after the other: at
 * rest, with the focus where keys bring it, under the pointer, pressed. Each has a style of its own;
 * the part is pressed at the end.
 */
export async function looksApartInTurn(
  userEvent: UserEventObject,
  part: HTMLElement,
  keys?: FocusKeys,
): Promise<void> {
  await userEvent.hover(document.body);
  const seen = [lookOf(part)];
  const expectNewStyle = async () => {
    await waitFor(() => expect(seen).not.toContain(lookOf(part)));
    seen.push(lookOf(part));
  };
  if (keys !== undefined) {
    await userEvent.keyboard(keys.to);
    await expectNewStyle();
    await userEvent.keyboard(keys.away);
    await waitFor(() => expect(lookOf(part)).toBe(seen[0]));
    // The library takes a pointer for one once it has moved.
    await userEvent.hover(part.parentElement ?? document.body);
  }
  await userEvent.hover(part);
  await expectNewStyle();
  // No more than begins a press: one that is made by hand to its end moves the focus as keys do, with a ring.
  await fireEvent.pointerDown(part, { pointerType: 'mouse', button: 0 });
  await expectNewStyle();
}

/** Lets go of what {@link looksApartInTurn} left pressed, beside it: nothing happens. */
export const letGo = () => fireEvent.pointerUp(document.body, { pointerType: 'mouse', button: 0 });
