import { VAT_ID_SHAPES } from '@archive-console/mocks';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { vatIdShape } from '#console/entities/organizations/vat-id.ts';

it.each([
  ['', 'DE', { kind: 'none' }],
  ['de 811 569 869', 'de', { kind: 'fits' }],
  ['DE81156986', 'DE', { kind: 'odd', example: 'DE123456789' }],
  ['811569869', 'DE', { kind: 'elsewhere', prefix: 'DE' }],
  ['ATU12345678', 'DE', { kind: 'elsewhere', prefix: 'DE' }],
  ['ATU12345678', 'AT', { kind: 'fits' }],
  ['AT12345678', 'AT', { kind: 'odd', example: 'ATU12345678' }],
  ['EL123456789', 'GR', { kind: 'fits' }],
  ['GR123456789', 'GR', { kind: 'elsewhere', prefix: 'EL' }],
  // Northern Ireland has ids of the Union, the rest of the country has not.
  ['XI123456789', 'GB', { kind: 'unknown' }],
  ['GB123456789', 'GB', { kind: 'unknown' }],
  ['CHE-123.456.788', 'CH', { kind: 'unknown' }],
  ['ESX1234567X', 'ES', { kind: 'fits' }],
  ['ES123456789', 'ES', { kind: 'odd', example: 'ESA12345678' }],
  ['NL123456789B01', 'NL', { kind: 'fits' }],
  ['SE12345678901', 'SE', { kind: 'odd', example: 'SE123456789001' }],
])('%j in %s is %j', (typed, country, shape) => {
  expect(vatIdShape(typed, country)).toEqual(shape);
});

it('knows an example of every country that fits itself', () => {
  const countries = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  );
  const odd = countries.filter((country) => {
    const asked = country === 'GR' ? 'EL?' : `${country}?`;
    const shape = vatIdShape(asked, country);
    return shape.kind !== 'odd' || vatIdShape(shape.example, country).kind !== 'fits';
  });
  expect(odd).toEqual([]);
});

it('finds no id odd that the register takes', () => {
  const countries: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };
  for (const [prefix, shape] of Object.entries(VAT_ID_SHAPES))
    fc.assert(
      fc.property(fc.stringMatching(shape), (number) => {
        const { kind } = vatIdShape(`${prefix}${number}`, countries[prefix] ?? prefix);
        expect(kind).toBe(prefix === 'XI' ? 'unknown' : 'fits');
      }),
    );
});
