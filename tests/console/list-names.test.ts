import { expect, test } from 'vitest';
import { listNames } from '#console/shared/i18n/list-names.ts';

test('each name keeps its direction to itself, so that the names around it keep their places', () => {
  expect(listNames(['Anna', 'דנה לוי', 'Carla'], 'en-US')).toBe('Anna, \u2068דנה לוי\u2069, and Carla');
});

test('a name that would reverse the rest of the sentence does not', () => {
  expect(listNames(['Anna', '\u202Eesrever'], 'en-US', 'unit')).toBe('Anna, \u2068esrever\u2069');
});
