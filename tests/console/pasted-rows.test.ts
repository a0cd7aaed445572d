import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkedRows } from '#console/shared/create-many/checked-rows.ts';
import type { ManyColumn, ManySpec } from '#console/shared/create-many/many-spec.ts';
import {
  pastedTable,
  textsOf,
  withoutBlanks,
  withoutRows,
  withRows,
} from '#console/shared/create-many/pasted-table.ts';
import { noObject } from '#console/shared/form/ObjectChoice.tsx';
import { requiredText } from '#console/shared/form/text-rules.ts';

type Values = { name: string; groupType: string; owner: typeof noObject };

const columns: readonly ManyColumn<keyof Values>[] = [
  { field: 'name', label: 'groups:field.name', isRequired: true, isUnique: true },
  { field: 'groupType', label: 'groups:field.type', choices: { Default: 'area:groups.type.Default' } },
  {
    field: 'owner',
    label: 'mailboxes:field.owner',
    object: { find: () => Promise.resolve(undefined), missing: 'create-many:mistake.user' },
  },
];
const words: Readonly<Record<string, readonly string[]>> = {
  'groups:field.name': ['Name', 'Group name'],
  'groups:field.type': ['Type', 'Art'],
  'mailboxes:field.owner': ['Owner', 'Besitzer'],
  'area:groups.type.Default': ['General group', 'Allgemeine Gruppe'],
};
const tableOf = (text: string) => pastedTable(text, columns, ({ label }) => words[label] ?? []);

const spec = {
  columns,
  blank: { name: '', groupType: 'Default', owner: noObject },
  schema: v.object({
    name: requiredText('groups:form.mistake.nameMissing'),
    groupType: v.string(),
    owner: v.any(),
  }),
} as unknown as ManySpec<Values>;
const lena = { id: '1', label: 'Lena', kind: 'user' };
const check = (text: string, created = '') =>
  checkedRows(spec, tableOf(text), {
    created: tableOf(created).rows,
    choiceWords: (word) => words[word] ?? [],
    found: (_field, name) => (name === 'lena' ? { state: 'found', object: lena } : { state: 'missing' }),
  });

describe('a pasted list', () => {
  it('is read by the names in its first row, in either language and in any order', () => {
    const { rows, unused } = tableOf('Besitzer;ART;Group name*;Reason\nlena;;Sales;taken');
    expect(rows).toEqual([{ number: 2, typed: { owner: 'lena', groupType: '', name: 'Sales' }, beyond: [] }]);
    expect(unused).toEqual(['Reason']);
  });

  it('is read by the order of the columns where its first row is one like the others', () => {
    expect(tableOf('Sales, Default ,lena,more').rows).toEqual([
      { number: 1, typed: { name: 'Sales', groupType: 'Default', owner: 'lena' }, beyond: ['more'] },
    ]);
  });

  it('gives up rows without counting the others anew, until its blank lines go', () => {
    const left = withoutRows('a\n"b\nb"\nc', new Set([2]));
    expect(left).toBe('a\n\nc');
    expect(withoutBlanks(left)).toBe('a\nc');
  });

  it.each([[[1]], [[2]], [[4]], [[4, 1]], [[1, 2, 3, 4]], [[3, 2, 4]]])(
    'has rows %j again as they were, in whatever order they went',
    (numbers) => {
      const text = 'a;1\r\n"b\nb";2\nc;3\nd;4';
      const removed = new Map<number, string>();
      let left = text;
      for (const number of numbers) {
        for (const [at, row] of textsOf(left, [number])) removed.set(at, row);
        left = withoutRows(left, new Set([number]));
      }
      expect(tableOf(left).rows).toHaveLength(4 - numbers.length);
      expect(withRows(left, removed)).toBe(text);
    },
  );

  it('has a row at its end where another stands in its place by now', () => {
    expect(withRows('c\nd', new Map([[1, 'a\n']]))).toBe('c\nd\na\n');
    expect(withRows('', new Map([[7, 'a']]))).toBe('a');
    expect(withRows('\nb', new Map([[9, 'a']]))).toBe('\nb\na');
  });
});

describe('checked rows', () => {
  it('have the values that the form for one would send', () => {
    expect(check('Sales,allgemeine gruppe,lena')).toMatchObject([
      { values: { name: 'Sales', groupType: 'Default', owner: lena }, mistakes: [] },
    ]);
    expect(check('Sales')).toMatchObject([{ values: spec.blank && { ...spec.blank, name: 'Sales' } }]);
  });

  it('may not have what was created from the list before', () => {
    const [twin, other] = check('SALES\nSupport', 'Sales');
    expect(twin?.mistakes).toMatchObject([{ text: 'create-many:mistake.created' }]);
    expect(other?.mistakes).toEqual([]);
  });

  it('may share a name, which is said of the later of them and of what is there already', () => {
    const exists = () => Promise.resolve(false);
    const [name, ...others] = columns;
    if (name === undefined) throw new Error('The list of this test has no column.');
    const shared = { ...spec, columns: [{ ...name, isUnique: false, sharedName: { exists } }, ...others] };
    const states = { sales: 'exists', support: 'unread', board: 'allowed' } as const;
    const rows = checkedRows(shared, tableOf('Sales\nBoard\nSupport\nBOARD\nOffice'), {
      created: tableOf('office').rows,
      choiceWords: (word) => words[word] ?? [],
      found: (_field, text) => ({
        state: states[text.toLowerCase() as keyof typeof states] ?? 'allowed',
        error: undefined,
      }),
    });
    expect(rows.flatMap(({ mistakes }) => mistakes)).toEqual([]);
    expect(rows.map(({ warnings }) => warnings.map(({ text }) => text))).toEqual([
      ['create-many:warning.exists'],
      [],
      ['create-many:warning.unread'],
      ['create-many:mistake.duplicate'],
      ['create-many:mistake.created'],
    ]);
    expect(rows[3]?.warnings[0]?.values).toEqual({ row: 2 });
  });

  it('say what is wrong, once a column', () => {
    const said = check('Sales,choir\nSALES,,nobody\n,Default,lena,x').map(({ mistakes }) =>
      mistakes.map(({ text }) => text),
    );
    expect(said).toEqual([
      ['create-many:mistake.unknown'],
      ['create-many:mistake.duplicate', 'create-many:mistake.user'],
      ['create-many:mistake.beyond', 'groups:form.mistake.nameMissing'],
    ]);
  });
});
