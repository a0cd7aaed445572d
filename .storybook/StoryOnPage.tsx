import { colorSchemes } from '@archive-console/ui';
import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, use } from 'react';
import { pictureOf } from './reading/Picture.tsx';
import { isShownOpen } from './shown-open.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { useToolbars } from './use-toolbars.ts';

/** A story on a page of documentation. What lies over its page is pictured open as well, as its play leaves it. */
export function StoryOnPage(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const chosen = useToolbars(use(DocsContext));
  const globals = { ...chosen, ...story.storyGlobals };
  const picture = isShownOpen(story.title) ? pictureOf(story.id, globals) : undefined;
  return (
    <>
      {picture !== undefined && (
        <img src={`./pictures/${picture}`} alt={`${story.name}, open`} style={fitting} />
      )}
      <DrawnStory {...props} />
    </>
  );
}

/**
 * A story that is drawn on a page of documentation. One that has a theme, a language or a width of its own, or covers its page, has a
 * page of its own in a frame: it would change all that stand beside it.
 */
function DrawnStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const chosen = useToolbars(use(DocsContext));
  const { parameters, storyGlobals } = story;
  const own = storyGlobals as Readonly<Record<string, unknown>>;
  const { inline, height } = (parameters['docs']?.story ?? {}) as { inline?: boolean; height?: string };
  const isPair = chosen['theme'] === 'both' && own['theme'] === undefined;
  if (inline !== false && !isPair && Object.keys(own).length === 0) return <Story {...props} />;
  const shared = { id: story.id, name: story.name, width: widthOf(own, parameters), height };
  const shownIn = (theme: unknown) => (
    <StoryFrame {...shared} key={String(theme)} globals={{ ...chosen, theme }} />
  );
  return isPair ? colorSchemes.map(shownIn) : shownIn(chosen['theme']);
}

type Widths = Readonly<Record<string, { styles: { width: string } }>>;

/** How wide the window of the story is, where it says so. */
function widthOf(own: Readonly<Record<string, unknown>>, parameters: Readonly<Record<string, unknown>>) {
  const { value = '' } = (own['viewport'] ?? {}) as { value?: string };
  const { options } = parameters['viewport'] as { options: Widths };
  return options[value]?.styles.width;
}

const fitting = { display: 'block', maxWidth: '100%' };
