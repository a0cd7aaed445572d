import { type ImportTask, startImport } from '@archive-console/api-client';
import { HOUR } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { bjarne, byIds, importStage, latestOf, newArchive, sumOf } from './import-stage.ts';
import type { Stage } from './stage.ts';

const kinds = { includeDeletedItems: true, includeJunkMails: true, includeDrafts: true };
const [everything, nothing] = [
  { includeFrom: '1990-01-01', includeTo: '2026-11-20' },
  { includeFrom: '1990-01-01', includeTo: '1990-12-31' },
];

/** What an import comes to that asks for a span, and for mails of every kind. */
async function imported(given: Stage, source: string, span: object): Promise<ImportTask> {
  await given.client.call(startImport, { ...byIds(source), importTaskOptions: { ...kinds, ...span } });
  given.world.clock.advance(HOUR);
  const task = await latestOf(given, source);
  expect([task.state, sumOf(task)]).toEqual(['Success', task.discoveredMails]);
  return task;
}

/** The same for an archive that was just uploaded: it is the same one every time. */
async function fresh(span: object): Promise<ImportTask> {
  const given = await importStage();
  return imported(given, (await newArchive(given)).uma, span);
}

const kept = ({ discoveredMails, filteredMails }: ImportTask) =>
  (discoveredMails ?? 0) - (filteredMails ?? 0);

describe('The span of an import', () => {
  it.each([{}, everything, { includeFrom: '1990-01-01' }, { includeTo: '2026-11-20' }])(
    'leaves nothing out where %o covers everything',
    async (span) => {
      const task = await fresh(span);
      expect(task.filteredMails).toBe(0);
      expect(task.importedMails).toBeGreaterThan(50_000);
    },
  );

  it.each([nothing, { includeFrom: '2031-01-01' }])(
    'leaves everything out where %o is empty',
    async (span) => {
      const task = await fresh(span);
      expect(task).toMatchObject({ filteredMails: task.discoveredMails, importedMails: 0 });
    },
  );

  it('leaves out what is in the archive already as well', async () => {
    const task = await imported(await importStage(), bjarne, nothing);
    expect(task).toMatchObject({ filteredMails: task.discoveredMails, duplicatedMails: 0 });
    expect(task.discoveredMails).toBeGreaterThan(1000);
  });

  it('keeps in its parts what it keeps as a whole, both days included', async () => {
    const whole = kept(await fresh({ includeFrom: '2024-01-01', includeTo: '2025-12-31' }));
    const parts = [
      await fresh({ includeFrom: '2024-01-01', includeTo: '2024-12-31' }),
      await fresh({ includeFrom: '2025-01-01', includeTo: '2025-12-31' }),
    ].map(kept);
    expect(Math.min(...parts)).toBeGreaterThan(0);
    expect(Math.abs(whole - parts.reduce((sum, part) => sum + part, 0))).toBeLessThanOrEqual(1);
    expect(kept(await fresh({ includeFrom: '2024-12-31', includeTo: '2024-12-31' }))).toBeGreaterThan(0);
  });

  it('is a different one for a source with other mails', async () => {
    const given = await importStage();
    const shares: number[] = [];
    for (const { uma } of [await newArchive(given), await newArchive(given)]) {
      const task = await imported(given, uma, { includeTo: '2024-12-31' });
      shares.push(kept(task) / (task.discoveredMails ?? 1));
    }
    expect(Math.abs((shares[0] ?? 0) - (shares[1] ?? 0))).toBeGreaterThan(0.01);
  });
});
