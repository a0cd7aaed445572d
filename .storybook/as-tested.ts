// What the tests do to every story, beside what the book does. Vitest runs a setup file anew for every file of stories,
// and fetches it anew: what this one imports is fetched and run once a page, and stays there with the book.
import { inject } from 'vitest';
import './answered-in-page.ts';
import './idle-soon.ts';
import './reader-settings.ts';
import './focus-kept.ts';
import './one-heading.ts';
import './conformance.ts';
import './without-mouse.ts';
import './whole-words.ts';
import './dark-contrast.ts';
import './as-mode-says.ts';

if (inject('toolbars') === 'pictures') await import('./pictures/compare-pictures.ts');
