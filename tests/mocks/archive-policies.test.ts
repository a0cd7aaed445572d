import {
  createArchivePolicy,
  getArchivePolicy,
  listArchivePolicies,
  moveArchivePolicy,
  removeArchivePolicy,
  sizeFilterOf,
  updateArchivePolicy,
} from '@archive-console/api-client';
import { policyIdOf } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { blankPolicy } from './blank-policy.ts';
import { codeOf, firstPage, refusalOf, type Stage, stage } from './stage.ts';

const archivePolicyId = policyIdOf('Newsletters');
const good = { ...blankPolicy, senderPatterns: ['*@news.example'] };

const names = async ({ client }: Stage, filter: object = {}) =>
  (await client.call(listArchivePolicies, { ...firstPage, ...filter })).rows.map(({ name }) => name);

describe('A new policy', () => {
  it('is the last to decide', async () => {
    const given = await stage();
    const written = { ...good, name: ' Circulars ', senderPatterns: [' *@news.example '] };
    const created = await given.client.call(createArchivePolicy, written);
    expect(created).toMatchObject({ name: 'Circulars', description: '', senderPatterns: ['*@news.example'] });
    expect(await given.client.call(getArchivePolicy, { archivePolicyId: created.id })).toEqual(created);
    expect((await names(given)).at(-1)).toBe('Circulars');
  });

  it('needs a pattern or a size, one of either', async () => {
    const { client } = await stage();
    const create = (difference: object) =>
      client.call(createArchivePolicy, { ...blankPolicy, ...difference });
    expect(await codeOf(create({}))).toBe('ArchivePolicy.NoRulesDefined');
    expect(await codeOf(create({ lessThanSizeFilter: null }))).toBe('ArchivePolicy.NoRulesDefined');
    const size = { unitAmount: 1, unitType: 'Kb' };
    for (const rule of [
      { subjectPatterns: ['[Ticket]*'] },
      // A bracket is a letter (D30).
      { subjectPatterns: ['[Ticket*'] },
      { recipientPatterns: ['a?@b'] },
      { greaterThanSizeFilter: size },
      { lessThanSizeFilter: size },
    ])
      expect(await create(rule)).toMatchObject(rule);
  });

  it.each([
    ['name', { name: ' ' }],
    ['action', { action: 'Burn' }],
    ['senderPatterns.1', { senderPatterns: ['a', ' '] }],
    ['greaterThanSizeFilter.unitType', { greaterThanSizeFilter: { unitAmount: 1 } }],
    ['greaterThanSizeFilter.unitAmount', { greaterThanSizeFilter: { unitType: 'Mb' } }],
    ['lessThanSizeFilter.unitAmount', { lessThanSizeFilter: { unitAmount: 0, unitType: 'Mb' } }],
    ['lessThanSizeFilter.unitType', { lessThanSizeFilter: { unitAmount: 1, unitType: 'Tb' } }],
    [
      'lessThanSizeFilter',
      {
        greaterThanSizeFilter: { unitAmount: 1, unitType: 'Mb' },
        lessThanSizeFilter: { unitAmount: 1000, unitType: 'Kb' },
      },
    ],
  ])('is refused by the name of the field: %s', async (field, wrong: object) => {
    const { client } = await stage();
    const refusal = await refusalOf(client.call(createArchivePolicy, { ...good, ...wrong }));
    expect(refusal.code).toBe('Default.ValidationError');
    expect(refusal.detail?.split(': ')[0]).toBe(field);
  });
});

describe('Changing a policy', () => {
  it('keeps its place, and makes what others have read old', async () => {
    const given = await stage();
    const { client } = given;
    const before = await names(given);
    const read = await client.call(getArchivePolicy, { archivePolicyId });
    const changed = await client.call(updateArchivePolicy, { ...read, name: 'Circulars' });
    expect(changed).toEqual({ ...read, name: 'Circulars', version: changed.version });
    expect(await names(given)).toEqual(before.with(2, 'Circulars'));
    const late = client.call(updateArchivePolicy, { ...read, name: 'Too late' });
    expect(await codeOf(late)).toBe('ArchivePolicy.ConcurrentModification');
    expect((await client.call(getArchivePolicy, { archivePolicyId })).name).toBe('Circulars');
    const version = String(changed.version);
    expect(await client.call(updateArchivePolicy, { ...changed, version })).toMatchObject({
      name: 'Circulars',
    });
  });
});

describe('The order', () => {
  it.each([0, 1, 2, 5, 6])(
    'puts what is moved to %i there, and keeps that of the others',
    async (position) => {
      const given = await stage();
      const before = await names(given);
      await given.client.call(moveArchivePolicy, { archivePolicyId, position });
      const others = before.filter((name) => name !== 'Newsletters');
      expect(await names(given)).toEqual(others.toSpliced(position, 0, 'Newsletters'));
    },
  );

  it.each([7, -1, 1.5])('has no place %s', async (position) => {
    const given = await stage();
    const before = await names(given);
    const refusal = await refusalOf(given.client.call(moveArchivePolicy, { archivePolicyId, position }));
    expect(refusal.detail).toMatch(/^position: /);
    expect(await names(given)).toEqual(before);
  });

  it('closes where a policy is removed', async () => {
    const given = await stage();
    const before = await names(given);
    await given.client.call(removeArchivePolicy, { archivePolicyId });
    expect(await names(given)).toEqual(before.toSpliced(2, 1));
    expect(await codeOf(given.client.call(getArchivePolicy, { archivePolicyId }))).toBe(
      'ArchivePolicy.NotFound',
    );
  });
});

describe('Policies', () => {
  it('are paged, sorted, and found by text, action and state', async () => {
    const given = await stage();
    expect(await names(given, { rowsPerPage: 3, page: 2 })).toEqual((await names(given)).slice(3, 6));
    expect(await names(given, { sortBy: 'name' })).toEqual((await names(given)).toSorted());
    expect(await names(given, { filter: 'kanzlei-lund' })).toEqual(['Keep everything legal']);
    expect(await names(given, { action: 'Archive' })).toEqual(['Keep everything legal']);
    expect(await names(given, { isEnabled: false })).toEqual(['Large files go elsewhere']);
  });

  it('are not looked for by an action there is none of', async () => {
    const { client } = await stage();
    const wrong = { ...firstPage, action: 'Burn' as 'Archive' };
    expect((await refusalOf(client.call(listArchivePolicies, wrong))).detail).toMatch(/^action: /);
  });
});

describe('A size filter', () => {
  it('is made of amount and unit, or not at all', () => {
    expect(sizeFilterOf({ unitAmount: 10, unitType: 'Mb' })).toEqual({ unitAmount: 10, unitType: 'Mb' });
    const halves = [{}, { unitAmount: 10 }, { unitType: 'Mb' }, { unitAmount: Number.NaN, unitType: 'Mb' }];
    for (const half of [...halves, { unitAmount: 10, unitType: '' }, { unitAmount: null, unitType: 'Mb' }])
      expect(sizeFilterOf(half)).toBeNull();
  });
});
