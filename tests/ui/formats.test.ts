import {
  formatBytes,
  formatDate,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
} from '@archive-console/ui';
import { describe, expect, it } from 'vitest';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('bytes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1500, '1.5 kB'],
    [999_999, '1 MB'],
    [100_400_000, '100 MB'],
    [78_200_000_000, '78.2 GB'],
    [2_000_000_000_000_000_000, '2,000 PB'],
    [-1_500_000, '-1.5 MB'],
  ])('%d are %s', (bytes, words) => {
    expect(plain(formatBytes(bytes, 'en-US'))).toBe(words);
  });

  it('speak the language of the page', () => {
    expect(plain(formatBytes(78_200_000_000, 'de'))).toBe('78,2 GB');
    expect(plain(formatBytes(512, 'de'))).toBe('512 Byte');
  });
});

describe('money', () => {
  it.each([
    [119_900, 'EUR', 'en-US', '€1,199.00'],
    [119_900, 'EUR', 'de', '1.199,00 €'],
    [4200, 'JPY', 'en-US', '¥4,200'],
    [1500, 'KWD', 'en-US', 'KWD 1.500'],
    [-50, 'USD', 'en-US', '-$0.50'],
  ])('%d %s in %s is %s', (minor, currency, locale, words) => {
    expect(plain(formatMoney(minor, currency, locale))).toBe(words);
  });

  it('refuses what is no currency', () => {
    expect(() => formatMoney(1, 'EURO', 'en-US')).toThrow(RangeError);
  });
});

describe('numbers, shares, lists and dates', () => {
  it('speak the language of the page', () => {
    expect(formatNumber(1_204_388, 'de')).toBe('1.204.388');
    expect(formatNumber(1.5, 'en-US', { minimumFractionDigits: 2 })).toBe('1.50');
    expect(plain(formatPercent(0.624, 'de'))).toBe('62 %');
    expect(formatPercent(0.624, 'en-US', 1)).toBe('62.4%');
    expect(formatList(['A', 'B', 'C'], 'de', 'disjunction')).toBe('A, B oder C');
  });

  it.each([
    [400 / 67_812_745, 'de', 1, '< 0,1 %'],
    [400 / 67_812_745, 'en-US', 1, '< 0.1%'],
    [0.0049, 'en-US', 0, '< 1%'],
    [0.005, 'en-US', 0, '1%'],
    [0.0006, 'en-US', 1, '0.1%'],
    [0, 'en-US', 1, '0%'],
  ])('of %f in %s with %i digits never reads as nothing unless it is', (share, locale, digits, words) => {
    expect(plain(formatPercent(share, locale, digits))).toBe(words);
  });

  it('keep to the time zone', () => {
    const at = new Date('2026-03-14T23:30:00Z');
    expect(formatDate(at, 'de', 'date', 'Europe/Berlin')).toBe('15.03.2026');
    expect(formatDate(at, 'de', 'date', 'America/New_York')).toBe('14.03.2026');
    expect(formatDate(at, 'de', 'both', 'Europe/Berlin')).toBe('15.03.2026, 00:30');
  });
});
