import { createMemoryRouter } from 'react-router';
import { type Console, type ConsoleOptions, createConsole } from './create-console.ts';

/** A console that keeps its place in memory and starts at an address, as stories and tests need it. */
export function createConsoleAt(address: string, options: Omit<ConsoleOptions, 'place'> = {}): Console {
  return createConsole({ ...options, place: { address, createRouter: createMemoryRouter } });
}
