import { expect, it } from 'vitest';
import { countryChoices, countryName } from '#console/entities/organizations/countries.ts';

it('names every country in both languages', () => {
  for (const language of ['en-US', 'de']) {
    const nameless = countryChoices('', language).filter(({ value, label }) => value === label);
    expect(nameless).toEqual([]);
  }
  expect(countryName('DE', 'en-US')).toBe('Germany');
  expect(countryName('DE', 'de')).toBe('Deutschland');
});

it('orders them as the language does', () => {
  const labels = countryChoices('', 'de').map(({ label }) => label);
  expect(labels.indexOf('Österreich')).toBeLessThan(labels.indexOf('Portugal'));
});

it('offers a code that the service holds and the list does not know', () => {
  expect(countryChoices('Germany', 'en-US')).toContainEqual({ value: 'Germany', label: 'Germany' });
});
