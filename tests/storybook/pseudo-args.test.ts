import { describe, expect, it } from 'vitest';
import { pseudoArgs } from '#.storybook/pseudo-args';

describe('in the pseudo-language, the arguments of a component', () => {
  it('have their words in brackets, longer, with accents', () => {
    expect(
      pseudoArgs({ label: 'Save', valueText: '62 %', disabledReason: 'Save the policy first.' }),
    ).toEqual({
      label: '[Såṽé ····]',
      valueText: '[62 % ····]',
      disabledReason: '[Såṽé ţĥé þôļîçý ƒîŕšţ. ·········]',
    });
  });

  it('keep what is no word: ids, values, addresses, kinds, numbers', () => {
    const args = {
      id: 'a',
      value: 'keep',
      href: '/users',
      design: 'primary',
      size: 3,
      columns: 2,
      labelId: 'b',
    };
    expect(pseudoArgs(args)).toEqual(args);
  });

  it('are looked through: lists and what is in them', () => {
    expect(pseudoArgs({ items: [{ id: 'a', state: 'done', label: 'Tenant' }], values: ['keep'] })).toEqual({
      items: [{ id: 'a', state: 'done', label: '[Téñåñţ ······]' }],
      values: ['keep'],
    });
  });

  it('keep what a user has chosen or typed, but not a unit that is a word', () => {
    const held = {
      value: { moreThan: { amount: 1.5, unit: 'Mb' } },
      selected: [{ id: 'a', title: 'Sales' }],
    };
    expect(pseudoArgs(held)).toEqual(held);
    expect(pseudoArgs({ unit: 'users', words: { value: 'Size' } })).toEqual({
      unit: '[ûšéŕš ·····]',
      words: { value: '[Sîžé ····]' },
    });
  });

  it('have all their words changed where they are called so, also those that are made of a name', () => {
    const { words } = pseudoArgs({
      words: { done: 'done', state: { failed: 'failed' }, up: (name: string) => `Move ${name} up` },
    }) as { words: { done: string; state: { failed: string }; up: (name: string) => string } };
    expect(words.done).toBe('[đôñé ····]');
    expect(words.state.failed).toBe('[ƒåîļéđ ······]');
    expect(words.up('Rule')).toMatch(/^\[Mô\S+ Rûļé ûþ ·+\]$/);
  });

  it('keep elements, dates and what is called', () => {
    const args = { icon: { $$typeof: Symbol('element'), title: 'a' }, at: new Date(0), onChange: () => 'a' };
    expect(pseudoArgs(args)).toEqual(args);
  });
});
