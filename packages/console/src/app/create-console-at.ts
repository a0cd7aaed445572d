import { createMemoryRouter, parsePath } from 'react-router';
import { type Console, type ConsoleOptions, createConsole } from './create-console.ts';

/** A console that keeps its place in memory and starts at an address, as stories and tests need it. */
export function createConsoleAt(address: string, options: Omit<ConsoleOptions, 'place'> = {}): Console {
  return createConsole({ ...options, place: { address, createRouter } });
}

/**
 * The router remembers how far a page is scrolled by the key of its place, for all consoles of a document at once, and
 * its first place has the same key everywhere: one of its own begins at the top.
 */
const createRouter: NonNullable<ConsoleOptions['place']>['createRouter'] = (table, options) =>
  createMemoryRouter(table, {
    ...options,
    initialEntries: options.initialEntries.map((address) => ({
      ...parsePath(address),
      key: crypto.randomUUID(),
    })),
  });
