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
    expect(isOpen).toEqual({
      description: 'Whether it is shown; the caller keeps it.',
      required: true,
      type: 'boolean',
    });
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
});
