import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { checksumOf, procedureText } from '#console/features/procedure/procedure-text.ts';

const parts = [
  { id: 'domains', title: 'Domains', lines: ['a.example', 'b.example'], unread: [] },
  {
    id: 'policies',
    title: 'Policies',
    sentence: 'The first one decides.',
    lines: ['Newsletter: not\narchived', 'Rest: archived'],
    isOrdered: true,
    unread: ['One was not read.'],
  },
];

it('writes the parts in their order, numbers what has an order, and marks what is not read', () => {
  expect(procedureText({ title: 'Lindenhof', extent: 'Not complete.', parts })).toBe(
    [
      'Lindenhof\nNot complete.',
      '1. Domains\n- a.example\n- b.example',
      '2. Policies\nThe first one decides.\n1) Newsletter: not archived\n2) Rest: archived\n! One was not read.',
    ]
      .join('\n\n')
      .concat('\n'),
  );
});

it('has the checksum that any other tool makes of the saved file', async () => {
  const text = procedureText({ title: 'Größe', extent: 'Alles wurde gelesen.', parts });
  expect(await checksumOf(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});
