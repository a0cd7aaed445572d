import { expect, it } from 'vitest';
import { createConsoleAt } from '#console/app/create-console-at.ts';
import type { Console } from '#console/app/create-console.ts';

/** A console whose service does not answer. */
const open = () =>
  createConsoleAt('/login', { language: 'en-US', fetch: () => new Promise(() => undefined) });

it('one console follows another, also where two parts of it say that another person is there', () => {
  const first = open();
  const followers: Console[] = [];
  first.onFresh((next) => followers.push(next));
  first.services.startFresh('/login');
  first.services.startFresh('/login');
  expect(followers).toHaveLength(1);
  for (const follower of followers) follower.dispose();
});
