import { expect, it } from 'vitest';
import { propertyTypes } from '#.storybook/property-types';

/** The table of a component with these properties in a story with these arguments. */
function tableOf(props: object, argTypes: object, initialArgs: object) {
  const component = Object.assign(() => null, { __docgenInfo: { props } });
  const lists = { units: ['B', 'Kb'] };
  return propertyTypes(lists)({ argTypes, initialArgs, component } as never);
}

it('what the types of a property hold is shown with it, its lists spelled out', () => {
  const type = { name: 'other', required: true, value: 'readonly Bound[]' };
  const members = 'interface Bound {\n  // In what.\n  unit: (typeof units)[number]\n}';
  const { bounds } = tableOf({ bounds: { members } }, { bounds: { name: 'bounds', type } }, {});
  expect(bounds?.table?.type).toEqual({
    summary: 'Bound[]',
    detail: "interface Bound {\n  // In what.\n  unit: 'B' | 'Kb'\n}",
  });
});

it('an element in a place that HTML gives is not taken apart; text there can be set', () => {
  const element = { $$typeof: Symbol.for('react.transitional.element') };
  for (const children of [element, ['Words', element]])
    expect(tableOf({}, {}, { children })['children']).toEqual({
      control: false,
      table: { disable: true },
    });
  expect(tableOf({}, {}, { children: 'Save', onClick: () => {} })).toEqual({});
});
