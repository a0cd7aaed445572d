import { expect, it } from 'vitest';
import { progressIcon } from '#console/app/page-icon.ts';

const dashesOf = (address: string) => /stroke-dasharray="([^"]*)"/.exec(decodeURIComponent(address))?.[1];

it('is a ring as far around as it is, in steps of five percent', () => {
  expect(dashesOf(progressIcon(0))).toBe('0.0 62.8');
  expect(dashesOf(progressIcon(0.5))).toBe('31.4 62.8');
  expect(progressIcon(0.54)).toBe(progressIcon(0.5));
  expect(dashesOf(progressIcon(1))).toBe('62.8 62.8');
});

it('is a ring of dashes where that is not known', () => {
  expect(dashesOf(progressIcon(undefined))).toBe('5.2 5.2');
});

it('is an address that the policy allows and that needs nothing from elsewhere', () => {
  expect(progressIcon(0.5)).toMatch(/^data:image\/svg\+xml,[^<>"#\s]*$/);
});
