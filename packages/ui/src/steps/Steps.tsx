import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon, CloseIcon } from '../icons.ts';
import { Linked, type LinkTarget } from '../link/Linked.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Here, Item, Label, List, Mark, Root } from './Steps.styles.ts';

/** How a step stands. */
export const stepStates = ['done', 'current', 'toCome', 'failed'] as const;

/** One of {@link stepStates}. */
export type StepState = (typeof stepStates)[number];

/** One step. With `href` or `render` it can be gone to. */
export interface Step extends LinkTarget {
  /** Tells it from the others. */
  readonly id: string;
  /** The step in a word or two. */
  readonly label: string;
  /** Shown by the mark before its name, and read behind it. */
  readonly state: StepState;
}

/** The words of {@link Steps}. */
export interface StepsWords {
  /** Read behind a step's name ("done"). The current one is announced by the browser. */
  readonly state: Readonly<Record<Exclude<StepState, 'current'>, string>>;
  /** Where the words of the steps find no room, below the marks ("Step 2 of 5: Domains"). */
  readonly position: (step: number, total: number, label: string) => string;
}

/** Properties of {@link Steps}. */
export interface StepsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What is gone through ("Setup"). */
  readonly label: string;
  /** In their order. Exactly one is current, unless the current one failed. */
  readonly steps: readonly Step[];
  /** How a step stands, and where one is, in words. */
  readonly words: StepsWords;
}

/**
 * Where one is on a way of several pages. Where a step has less than 120 px, only the marks stay, and a line says
 * which step it is.
 *
 * - Do: make a step a link where going back loses nothing.
 * - Don't: use it for pages of equal rank: those are tabs.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes to the steps that are links |
 * | Enter | Goes to that step's page |
 */
export function Steps({ label, steps, words, ...props }: StepsProps) {
  const here = steps.findIndex(({ state }) => state === 'current' || state === 'failed');
  const current = steps[here];
  return (
    <Root $steps={steps.length} aria-label={label} {...props}>
      <List>
        {steps.map(({ id, label: name, state, href, render }, index) => {
          const isLink = href !== undefined || render !== undefined;
          const facts = (
            <>
              <Mark $state={state} aria-hidden>
                {state === 'done' && <Icon of={CheckIcon} size={14} />}
                {state === 'failed' && <Icon of={CloseIcon} size={14} />}
                {(state === 'current' || state === 'toCome') && index + 1}
              </Mark>
              {state === 'current' ? (
                <Label $state={state}>{name}</Label>
              ) : (
                <>
                  <Label $state={state} aria-hidden>
                    {name}
                  </Label>
                  {/* In one piece: two would be read with a pause before the comma. */}
                  <VisuallyHidden>{`${name}, ${words.state[state]}`}</VisuallyHidden>
                </>
              )}
            </>
          );
          return (
            <Item
              key={id}
              data-done={state === 'done' || undefined}
              {...(index === here && { 'aria-current': 'step' })}
            >
              {isLink ? (
                <Linked href={href} render={render}>
                  {facts}
                </Linked>
              ) : (
                <span>{facts}</span>
              )}
            </Item>
          );
        })}
      </List>
      {current && <Here aria-hidden>{words.position(here + 1, steps.length, current.label)}</Here>}
    </Root>
  );
}
