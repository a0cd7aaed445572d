import { Grid, Stack, Text } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, waitFor, within } from 'storybook/test';

const captions = { rest: 'At rest', hovered: 'Hovered', focused: 'Focused', pressed: 'Pressed' } as const;

type State = Exclude<keyof typeof captions, 'rest'>;

const field = `:is(input:not([type='file'], :checked), select, textarea, [role='spinbutton'])`;
const action = ':is(a:not([aria-current]), button, summary)';

/** What takes text: a press puts the focus into it. */
const text = `:is(input:not([type='file'], [type='radio'], [type='checkbox']), textarea, [role='spinbutton'])`;

/** What is pointed at: the first field, or the first link or button where there is none; nothing that is chosen. */
const control = `:is(${field}, ${action}:not([data-look]:has(${field}) *)):not(${field} ~ *, button ~ *)`;

/**
 * For the parameters of a story that draws {@link InEachState} of what has many controls: all that the selector finds is
 * in the state. `inside` finds it where a browser asks what a part contains.
 */
export function inEachStateOf(pointedAt: string, inside = pointedAt) {
  // The pointer is over all that a control lies in as well.
  const wayTo = (state: State) => [
    `[data-look='${state}'] ${pointedAt}`,
    `[data-look='${state}'] :has(${inside})`,
  ];
  return {
    pointedAt,
    pseudo: {
      rootSelector: 'body',
      hover: [...wayTo('hovered'), ...wayTo('pressed')],
      focusVisible: [`[data-look='focused'] ${pointedAt}`, `[data-look='pressed'] ${pointedAt}${text}`],
      active: wayTo('pressed'),
    },
  };
}

/** The same of what is one control. */
export const inEachState = inEachStateOf(control, `${field}, ${action}`);

/** Properties of {@link InEachState}. */
export interface InEachStateProps {
  /** How many stand beside each other. @default 4 */
  readonly columns?: 1 | 4;
  /** Draws the component once more. */
  readonly children: () => ReactNode;
}

/** A component four times: at rest, under the pointer, with the focus, and pressed. */
export function InEachState({ columns = 4, children }: InEachStateProps) {
  return (
    <Grid columns={columns} gap={16}>
      {Object.entries(captions).map(([look, caption]) => (
        <Stack key={look} gap={8} data-look={look}>
          <Text tone="muted">{caption}</Text>
          <div>{children()}</div>
        </Stack>
      ))}
    </Grid>
  );
}

const comparedProperties = [
  'backgroundColor',
  'borderTopColor',
  'boxShadow',
  'color',
  'outlineColor',
  'outlineStyle',
  'textDecorationLine',
  'textDecorationThickness',
] as const;

/** The states of a row differ in style; what takes text has the same style pressed as focused. */
const apart = [
  ['rest', 'hovered', 'focused'],
  ['rest', 'hovered', 'pressed'],
] as const;

/** The story as its play knows it. */
interface Drawn {
  readonly id: string;
  readonly canvasElement: HTMLElement;
  readonly parameters: object;
}

/** The style of a part and of all in it, with what is drawn before and after each. */
export function lookOf(whole: Element): string {
  const parts = [whole, ...whole.querySelectorAll('*')].flatMap((part) =>
    [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)),
  );
  return parts.map((style) => comparedProperties.map((property) => style[property]).join(' ')).join('\n');
}

/** The addon rewrites the styles when a story is rendered: the book says so after the play, a test never does. */
export const showStates = (id: string): void => addons.getChannel().emit(STORY_RENDERED, id);

/**
 * The play of such a story: the control is what is pointed at, and each state has a style of its own.
 */
export function looksApart(find: (cell: ReturnType<typeof within>) => HTMLElement) {
  return async ({ id, canvasElement, parameters }: Drawn): Promise<void> => {
    const { pointedAt } = parameters as ReturnType<typeof inEachStateOf>;
    const cellsOf = (look: string) => [
      ...canvasElement.querySelectorAll<HTMLElement>(`[data-look='${look}']`),
    ];
    for (const look of Object.keys(captions))
      for (const cell of cellsOf(look)) await expect(find(within(cell)).matches(pointedAt)).toBe(true);
    showStates(id);
    for (const row of cellsOf('rest').keys()) {
      await waitFor(async () => {
        for (const all of apart) {
          const seen = all.map((look) => lookOf(cellsOf(look)[row] as HTMLElement));
          await expect(all.filter((_, place) => seen.indexOf(seen[place] as string) === place)).toEqual(all);
        }
      });
    }
  };
}
