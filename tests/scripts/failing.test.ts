import { describe, expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';

describe('what is asked of many', () => {
  it('is answered with the names of all that fail, each with the reason', async () => {
    const found = await failing([1, 2, 3], String, async (count) => {
      if (count === 1) throw new Error('It is one.\nAt length.');
      expect({ isTwo: await Promise.resolve(count === 2) }).toEqual({ isTwo: true });
    });
    expect(found).toEqual([
      '1: It is one.',
      '3: expected { isTwo: false } to deeply equal { isTwo: true } { actual: { isTwo: false }, expected: { isTwo: true } }',
    ]);
  });

  it('fails where there is nothing to ask', async () => {
    await expect(failing([], String, () => undefined)).rejects.toThrow('There is nothing to ask');
  });
});
