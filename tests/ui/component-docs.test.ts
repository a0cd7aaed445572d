import { globSync, readFileSync } from 'node:fs';
import { expect, describe, it } from 'vitest';
import { componentDocs } from '#.storybook/component-docs';

const docs = componentDocs();

/** What the compiler says of the properties of a component. */
const propertiesOf = (component: string) => docs.find(({ name }) => name === component)?.properties ?? {};

describe('what the code says of components', () => {
  it('has a description of every property', () => {
    expect(docs.length).toBeGreaterThan(100);
    const silent = docs.flatMap(({ name, properties }) =>
      Object.entries(properties).flatMap(([property, { description }]) =>
        description === '' ? [`${name}.${property}`] : [],
      ),
    );
    expect(silent).toEqual([]);
  });

  it('has what a component takes over from another one', () => {
    const { isOpen, title } = propertiesOf('ConfirmDialog');
    expect(isOpen).toEqual({ description: expect.stringMatching(/\S/), required: true, type: 'boolean' });
    expect(title).toMatchObject({ required: true, type: 'string' });
    expect(propertiesOf('PasswordField')['disabledReason']).toMatchObject({
      required: false,
      type: 'string',
    });
    expect(propertiesOf('Textarea')['label']).toMatchObject({ required: true, type: 'ReactNode' });
  });

  it('has nothing that HTML gives an element', () => {
    expect(Object.keys(propertiesOf('Kbd'))).toEqual(['children']);
    for (const name of ['onClick', 'className', 'ref', 'children'])
      expect(propertiesOf('Button')).not.toHaveProperty(name);
  });

  it('says what a name of words or of a function stands for', () => {
    expect(propertiesOf('Button')['tone']).toMatchObject({
      type: '(typeof buttonTones)[number]',
      defaultValue: "'neutral'",
    });
    expect(propertiesOf('MenuButton')['placement']?.type).toBe("'bottom start' | 'bottom end' | 'top end'");
    expect(propertiesOf('Form')['gap']?.type).toMatch(/^0 \| 2 \| 4 \|/);
    expect(propertiesOf('ButtonLink')['render']?.type).toBe('(props: LinkRenderProps) => ReactElement');
    expect(propertiesOf('Button')['icon']?.type).toBe('IconShape');
  });

  it('says what a type of ours holds, and those that it names', () => {
    expect(propertiesOf('SizeFilter')['value']?.members?.replaceAll(/\/\/ \S.*/g, '// …')).toBe(`// …
interface SizeRange {
  // …
  moreThan: SizeBound
  // …
  lessThan: SizeBound
}

// …
interface SizeBound {
  // …
  amount: number | null
  // …
  unit: (typeof sizeUnits)[number]
}`);
    expect(propertiesOf('OrderedList')['items']?.members).toMatch(
      /\n {2}\/\/ \S.* Default: \S.*\n {2}content\?: ReactNode\n/,
    );
    expect(propertiesOf('Card')['link']?.members).toContain('\ntype LinkRenderProps = Omit<');
    expect(propertiesOf('SplitButton')['items']?.members).toContain('interface MenuItem {');
    expect(propertiesOf('Card')['title']).not.toHaveProperty('members');
  });

  it('leaves no object type of ours a bare name', () => {
    const objects = globSync('packages/ui/src/**/*.{ts,tsx}').flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(/^export (?:interface (\w+)|type (\w+)(?:<.*>)? =\s+\{)/gm),
      ].map(([, one, another]) => one ?? another ?? ''),
    );
    const namedIn = (text: string) => objects.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
    const bare = docs.flatMap(({ name, properties }) =>
      Object.entries(properties).flatMap(([property, { type, members = '' }]) =>
        namedIn(`${type}\n${members.replaceAll(/^ *\/\/.*$/gm, '')}`)
          .filter((object) => !new RegExp(`^(?:interface|type) ${object}\\b`, 'm').test(members))
          .map((object) => `${name}.${property}: ${object}`),
      ),
    );
    expect(objects).toContain('OrderedItem');
    expect(bare).toEqual([]);
  });
});
