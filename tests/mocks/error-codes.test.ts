import { statusOf } from '@archive-console/api-client';
import { operations } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { provocations } from './provocations.ts';
import { refusalOf, stage } from './stage.ts';

const declared = operations.flatMap((operation) =>
  operation.errors.map((code) => ({ operation, name: operation.name, code })),
);

describe('Every code an operation declares', () => {
  it.each(declared.filter(({ operation }) => operation.navigation !== true))(
    '$name is refused with $code by input',
    async ({ operation, code }) => {
      const provoke = provocations.get(operation)?.[code];
      expect(provoke, `Say in provocations.ts how ${operation.name} comes to answer ${code}.`).toBeDefined();
      const refusal = await refusalOf(provoke?.(await stage()) ?? Promise.resolve());
      expect({ code: refusal.code, status: refusal.status }).toEqual({ code, status: statusOf(code) });
      expect(refusal.traceId).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it.each(declared.filter(({ operation }) => operation.navigation === true))(
    '$name leads to a page that is told $code',
    async ({ operation, code }) => {
      const landed = await provocations.get(operation)?.[code]?.(await stage());
      expect(landed).toBeInstanceOf(URL);
      expect((landed as URL).searchParams.get('error')).toBe(code);
    },
  );

  it('is declared where it is provoked', () => {
    const undeclared = [...provocations].flatMap(([operation, codes]) =>
      Object.keys(codes).filter((code) => !operation.errors.some((known) => known === code)),
    );
    expect(undeclared).toEqual([]);
  });
});
