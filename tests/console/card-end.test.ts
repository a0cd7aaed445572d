import { createWorld } from '@archive-console/mocks';
import { expect, it } from 'vitest';
import { cardEndOf, cardStanding } from '#console/entities/payments/card-end.ts';

const [card] = createWorld().mandates.flatMap((mandate) =>
  mandate.creditCardDetails === null ? [] : { ...mandate, creditCardDetails: mandate.creditCardDetails },
);
if (card === undefined) throw new Error('The demo tenant has a card.');
const endOf = (cardExpiryDate: string) =>
  cardEndOf({ ...card, creditCardDetails: { ...card.creditCardDetails, cardExpiryDate } });

it('a card ends on the same day everywhere, whatever time goes with it', () => {
  const day = new Date(2026, 10, 30);
  expect([endOf('2026-11-30'), endOf('2026-11-30T00:00:00Z'), endOf('2026-11-30T23:59:59Z')]).toEqual([
    day,
    day,
    day,
  ]);
  expect([endOf(''), endOf('soon'), cardEndOf({ ...card, creditCardDetails: null })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('a card can be charged until the last minute of its last day', () => {
  const end = new Date(2026, 10, 30);
  expect(cardStanding(end, new Date(2026, 10, 30, 23, 59))).toBe('ending');
  expect(cardStanding(end, new Date(2026, 11, 1))).toBe('ended');
});

it('a card is pointed out from thirty days before its end on', () => {
  const end = new Date(2026, 10, 30);
  expect(cardStanding(end, new Date(2026, 9, 31))).toBe('ending');
  expect(cardStanding(end, new Date(2026, 9, 30))).toBe('lasting');
});
