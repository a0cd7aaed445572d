import { describe, expect, it } from 'vitest';
import { filledIn, nameOfSlot, slotsOf, textsIn } from '#.storybook/anatomy-slots';

const takes = (summary: string, description = '') => ({ description, table: { type: { summary } } });
const properties = {
  title: takes('ReactNode', 'The fact.'),
  icon: takes('IconShape'),
  action: takes('ReactNode'),
  items: takes('readonly Item[]'),
  tone: takes("'info' | 'danger'"),
  onClose: takes('() => void'),
  render: takes('(props: Props) => ReactElement'),
};

describe('the parts of a component', () => {
  it('are the properties that take content, given or not, and what else the example gives', () => {
    const slots = slotsOf(properties, { title: 'Only one is left.', items: [], onClose: () => {} });
    expect(slots.map(({ name }) => name)).toEqual(['title', 'icon', 'action', 'items']);
    expect(slots[0]).toEqual({
      name: 'title',
      said: 'The fact.',
      isDrawing: false,
      isContent: true,
      texts: ['Only one is left.'],
    });
    expect(slots.map(({ isDrawing }) => isDrawing)).toEqual([false, true, false, false]);
  });

  it('are filled by an example as far as it gives content', () => {
    expect(filledIn(properties, { title: 'Managed', tone: 'info' })).toBe(1);
    expect(filledIn(properties, { title: 'Managed', action: <button type="button">Edit</button> })).toBe(2);
  });

  it('have the texts that are written out in them, however deep', () => {
    expect(textsIn(' Users ')).toEqual(['Users']);
    expect(textsIn(<p>Two {['imports', <b key="b">failed</b>]}</p>)).toEqual(['Two', 'imports', 'failed']);
    expect(textsIn([{ term: 'Role', description: <i>Administrator</i> }])).toEqual(['Role', 'Administrator']);
    expect(textsIn({ at: new Date(), run: () => 'never' })).toEqual([]);
  });

  it('are named in words', () => {
    expect(nameOfSlot('labelAside')).toBe('Label aside');
    expect(nameOfSlot('children')).toBe('Content');
  });
});
