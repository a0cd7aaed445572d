import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon, CloseIcon } from '../icons.ts';
import { Linked } from '../link/Linked.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { Here, Item, Label, List, Mark, Root } from './Steps.styles.ts';
import type { Step, StepsWords } from './steps-types.ts';

/** Properties of {@link Steps}. */
export interface StepsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the steps lead through ("Setup"). */
  readonly label: string;
  /** In their order. Exactly one is current, unless the current one failed. */
  readonly steps: readonly Step[];
  /** How a step stands, and where one is, in words. @default those of the `UiWordsProvider` */
  readonly words?: StepsWords | undefined;
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
export function Steps({ label, steps, words: own, ...props }: StepsProps) {
  const words = useUiWords('steps', own);
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
