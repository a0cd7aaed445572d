import * as v from 'valibot';

const handed = v.object({ email: v.string() });

/** The address that was typed on one page before sign-in, for the next: it travels in the history, never in the address. */
export function handEmail(email: string): { email: string } {
  return { email: email.trim() };
}

/** The address a page was handed, if any. */
export function handedEmail(state: unknown): string | undefined {
  return v.is(handed, state) ? state.email : undefined;
}
