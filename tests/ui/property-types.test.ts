import { describe, expect, it } from 'vitest';
import { propertyTypes } from '#.storybook/property-types';

const lists = { buttonDesigns: ['primary', 'secondary'], buttonTones: ['neutral', 'danger'] };

/** What the page of a component says of a property that the reader of the compiler describes so. */
function said(read: object, value?: unknown, defaultValue?: string) {
  const props = defaultValue === undefined ? {} : { it: { defaultValue: { value: defaultValue } } };
  const component = Object.assign(() => null, { __docgenInfo: { props } });
  const context = { argTypes: { it: { name: 'it', ...read } }, initialArgs: { it: value }, component };
  return propertyTypes(lists)(context as never)['it'] as unknown as Record<string, unknown> & {
    type: object;
  };
}

const other = (value: string) => ({ type: { name: 'other', required: false, value } });

describe('the table of properties', () => {
  it('offers the words of a list', () => {
    const design = said(other('(typeof buttonDesigns)[number]'));
    expect(design.type).toEqual({ name: 'enum', required: false, value: ['primary', 'secondary'] });
    expect(design['table']).toEqual({ type: { summary: "'primary' | 'secondary'" } });
  });

  it('says in one line what it takes, not that it leaves it as it is', () => {
    const summary = (text: string) => said(other(text))['table'];
    expect(summary('readonly Row[]')).toEqual({ type: { summary: 'Row[]' } });
    expect(summary('{\n  /** Its words. */\n  readonly label: string;\n}')).toEqual({
      type: { summary: '{ label: string; }' },
    });
    expect(summary(`Pick<Button, ${"'a long word' | ".repeat(9)}>`)).toEqual({ type: { summary: 'Pick' } });
  });

  it('takes text where there may be none, and where anything may stand', () => {
    expect(said(other('string | null')).type).toMatchObject({ name: 'string' });
    expect(said(other('ReactNode'), 'Words').type).toMatchObject({ name: 'string' });
  });

  it('lets no reader set what cannot be written down', () => {
    expect(said(other('ReactNode'), { $$typeof: Symbol.for('react.element') })['control']).toBe(false);
    expect(said(other('ComponentType'))['control']).toBe(false);
    expect(said(other('Words'), { close: () => '' })['control']).toBe(false);
    expect(said(other('Words'), { close: 'Close' })).not.toHaveProperty('control');
    expect(said(other('() => void')).type).toMatchObject({ name: 'function' });
  });

  it('has the default as its author says it', () => {
    const order = said(
      { ...other('Order'), table: { defaultValue: { summary: 'object' } } },
      undefined,
      '{ by: [] }',
    );
    expect(order['table']).toMatchObject({ defaultValue: { summary: '{ by: [] }' } });
  });
});
