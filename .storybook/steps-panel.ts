import { createElement, useEffect, useState } from 'react';
import { addons, types, useStorybookState } from 'storybook/manager-api';
import { STORY_REACHED, type StoryReached } from './story-reached.ts';

const STEPS = 'archive-console/steps';

/** What a test notes of a play, and its code: for who writes stories. */
const OF_TESTS = ['storybook/actions/panel', 'storybook/interactions/panel', 'storybook/docs/panel'];

const isOfProduct = (parameters: { fileName?: string } | undefined) =>
  /\/stories\/(screens|flows)\//.test(parameters?.fileName ?? '');

const panel = { padding: '16px 20px', maxWidth: '70ch', fontSize: '14px', lineHeight: '22px' } as const;
const list = { margin: 0, paddingLeft: '20px' } as const;

/** What the story shows, and how its state is reached, step by step. */
function Steps({ active }: { active?: boolean | undefined }) {
  const { storyId } = useStorybookState();
  const [said, setSaid] = useState<StoryReached | undefined>(
    () => addons.getChannel().last(STORY_REACHED)?.[0] as StoryReached | undefined,
  );
  useEffect(() => {
    const channel = addons.getChannel();
    channel.on(STORY_REACHED, setSaid);
    return () => channel.off(STORY_REACHED, setSaid);
  }, []);
  if (active !== true || said === undefined || said.id !== storyId) return null;
  const { comment, steps } = said;
  // Storybook builds this file without the JSX of the project.
  return createElement(
    'div',
    { style: panel },
    comment !== '' && createElement('p', null, comment),
    steps.length === 0
      ? createElement('p', null, 'The page as it opens.')
      : createElement('ol', { style: list }, ...steps.map((step) => createElement('li', null, step))),
  );
}

/** Of a screen or a flow, the steps in words come first; in a book that is only read, they replace what is for tests. */
export function addStepsPanel(): void {
  addons.add(STEPS, {
    type: types.PANEL,
    title: 'Steps',
    render: Steps,
    disabled: (parameters) => !isOfProduct(parameters),
  });
  const panels = addons.getElements(types.PANEL);
  const isRead = Reflect.get(globalThis, 'CONFIG_TYPE') === 'PRODUCTION';
  // They stand in the order in which they were added.
  for (const [id, other] of Object.entries(panels).filter(([name]) => name !== STEPS)) {
    Reflect.deleteProperty(panels, id);
    panels[id] = other;
    if (isRead && OF_TESTS.includes(id)) other.disabled = isOfProduct;
  }
}
