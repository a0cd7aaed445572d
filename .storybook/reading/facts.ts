/// <reference path="./book-modules.d.ts" />
import read from 'virtual:book-facts';
import type { BookFacts } from '../facts/book-facts.ts';

/** What the sources of the console say of its screens and flows. */
export const facts = read as BookFacts;
