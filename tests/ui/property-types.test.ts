import { describe, expect, it } from 'vitest';
import { propertyTypes } from '#.storybook/property-types';

const lists = { buttonDesigns: ['primary', 'secondary'], buttonTones: ['neutral', 'danger'] };

/** What the page of a component says of a property that the reader of the compiler describes so. */
function said(read: object, value?: unknown, name = 'it') {
  const component = Object.assign(() => null, { __docgenInfo: { displayName: 'IconButton' } });
  const context = { argTypes: { [name]: { name, ...read } }, initialArgs: { [name]: value }, component };
  return propertyTypes(lists)(context as never)[name] as unknown as Record<string, unknown> & {
    type: object;
  };
}

const other = (value: string, raw?: string) => ({ type: { name: 'other', required: false, value, raw } });

describe('the table of properties', () => {
  it('offers the words of a list of another file', () => {
    const design = said(other('unknown[number]', '(typeof buttonDesigns)[number]'));
    expect(design.type).toEqual({ name: 'enum', required: false, value: ['primary', 'secondary'] });
    expect(design['table']).toEqual({ type: { summary: "'primary' | 'secondary'" } });
  });

  it('offers the words of a list that may be left out', () => {
    const parts = [other('unknown[number]', '(typeof buttonTones)[number]').type, other('undefined').type];
    const tone = said({ type: { name: 'union', required: false, raw: 'Tone | undefined', value: parts } });
    expect(tone.type).toMatchObject({ name: 'enum', value: ['neutral', 'danger'] });
  });

  it('knows what a component inherits by its default', () => {
    const inherited = (summary: string) => ({
      type: { required: false },
      table: { defaultValue: { summary } },
    });
    expect(said(inherited("'neutral'"), undefined, 'tone').type).toMatchObject({
      value: ['neutral', 'danger'],
    });
    expect(said(inherited("'up'"), undefined, 'tone').type).toMatchObject({ name: 'string' });
    expect(said(inherited('false')).type).toMatchObject({ name: 'boolean' });
  });

  it('takes text where there may be none, and where anything may stand', () => {
    const parts = [{ name: 'string' }, other('undefined').type];
    expect(said({ type: { name: 'union', raw: 'string | undefined', value: parts } }).type).toMatchObject({
      name: 'string',
    });
    expect(said(other('ReactNode'), 'Words').type).toMatchObject({ name: 'string' });
  });

  it('lets nobody set what cannot be written down', () => {
    expect(said(other('ReactNode'), { $$typeof: Symbol.for('react.element') })['control']).toBe(false);
    expect(said(other('ComponentType'))['control']).toBe(false);
    expect(said(other('Words'), { close: () => '' })['control']).toBe(false);
    expect(said(other('Words'), { close: 'Close' })).not.toHaveProperty('control');
    expect(said({ type: { name: 'union', raw: '(() => void) | undefined', value: [] } }).type).toMatchObject({
      name: 'function',
    });
  });

  it('has the default in its own column only', () => {
    const size = said({ ...other('string'), description: "28 or 34 px high. @default 'md'" });
    expect(size['description']).toBe('28 or 34 px high.');
    expect(size['table']).toMatchObject({ defaultValue: { summary: "'md'" } });
  });
});
