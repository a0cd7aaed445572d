import * as v from 'valibot';

const sent = v.object({ email: v.string(), sentAt: v.number() });

/** That a mail was asked for: to whom, and when, in milliseconds since 1970. */
export type SentMail = v.InferOutput<typeof sent>;

/** What the history keeps of it: a page that is loaded again still says where the mail went. */
export function sentMailOf(state: unknown): SentMail | undefined {
  return v.is(sent, state) ? { email: state.email, sentAt: state.sentAt } : undefined;
}
