import type { ComponentProps } from 'react';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import { ErrorIcon, PendingIcon, SuccessIcon } from '../icons.ts';
import { Row, Text, Title } from '../notice-list/NoticeList.styles.ts';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { Fact, Item, Root, Said, Sign } from './CheckList.styles.ts';
import { useChanged } from './use-changed.ts';
import type { CheckState, Check, CheckListWords } from './check-list-types.ts';

/** Properties of {@link CheckList}. */
export interface CheckListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is done once all is done; the name of the progress and of the list. */
  readonly label: string;
  /** In the order they are done. */
  readonly items: readonly Check[];
  /** The states and the progress, in words. @default those of the `UiWordsProvider` */
  readonly words?: CheckListWords | undefined;
}

const signs: Record<Exclude<CheckState, 'busy'>, IconShape> = {
  open: PendingIcon,
  done: SuccessIcon,
  failed: ErrorIcon,
};

/**
 * What has to be so before something works, each with how it stands, and how many are done. A check that changes is
 * announced. Belongs into a card.
 *
 * - Do: give what is not done the one action that brings it on; keep the order while states change.
 * - Don't: use it for a way of several pages: those are `Steps`; or for what only waits: that is a `NoticeList`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes from action to action |
 * | Enter, Space | Presses it |
 */
export function CheckList({ label, items, words: own, ...props }: CheckListProps) {
  const words = useUiWords('checkList', own);
  const changed = useChanged(items);
  const done = items.filter(({ state }) => state === 'done').length;
  return (
    <Root {...props}>
      <ProgressBar
        labelHidden
        label={label}
        value={items.length === 0 ? 0 : done / items.length}
        valueText={words.progress(done, items.length)}
      />
      <ul aria-label={label}>
        {items.map(({ id, state, title, text, fact, action }) => (
          <Row key={id}>
            <Item>
              <Said $hasText={Boolean(text)}>
                <Sign $state={state} role="img" aria-label={words.states[state]}>
                  {state === 'busy' ? <Spinner size={18} /> : <Icon of={signs[state]} />}
                </Sign>
                <Title>{title}</Title>
                {text && <Text as="div">{text}</Text>}
              </Said>
              {fact && <Fact>{fact}</Fact>}
              {action}
            </Item>
          </Row>
        ))}
      </ul>
      <VisuallyHidden as="output">
        {changed.map(({ title, state }) => `${title}, ${words.states[state]}`).join('. ')}
      </VisuallyHidden>
    </Root>
  );
}
