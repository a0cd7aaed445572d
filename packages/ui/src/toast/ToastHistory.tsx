import { type ComponentProps, useSyncExternalStore } from 'react';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { RenderLink } from '../link/Linked.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { Sign, Title, Words } from './toast-parts.styles.ts';
import { Entry, History, Time } from './ToastHistory.styles.ts';
import { ToastFacts } from './ToastFacts.tsx';
import { toastIcons } from './toast-icons.ts';
import type { ToastQueue } from './toast-types.ts';
import type { ToastHistoryWords } from './toast-words.ts';

/** Properties of {@link ToastHistory}. */
export interface ToastHistoryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose messages are listed: the one that the `ToastRegion` shows. */
  readonly queue: Pick<ToastQueue, 'clearHistory' | 'snapshot' | 'subscribe'>;
  /** The time of a message in the reader's language. */
  readonly formatTime: (at: Date) => string;
  /** From a message to the page of what it is about. Undefined where there is none any more. @default no links */
  readonly linkTo?: ((about: string) => RenderLink | undefined) | undefined;
  /** What is said around the messages, and where there are none. @default those of the `UiWordsProvider` */
  readonly words?: ToastHistoryWords | undefined;
}

/**
 * Everything that was said during this visit, newest first, with time, code and trace id, a link to the page of
 * what it is about, and a button to what can be opened again. Stands in a `Drawer`.
 *
 * - Do: offer it where messages are shown, so that nothing is lost that went by.
 * - Don't: use it as a protocol: it begins anew with every visit.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the buttons, the one that empties it last |
 * | Enter, Space | Presses one |
 */
export function ToastHistory({ queue, formatTime, linkTo, words: own, ...props }: ToastHistoryProps) {
  const { times, tones } = useUiWords('toastRegion', own);
  const { empty, emptyText, clear } = useUiWords('toastHistory', own);
  const { history } = useSyncExternalStore(queue.subscribe, queue.snapshot);
  if (history.length === 0) return <EmptyState {...props} titleLevel={3} title={empty} text={emptyText} />;
  return (
    <History {...props}>
      <ul>
        {history.map(({ id, tone, title, text, code, traceId, count, at, about, opens }) => {
          const render = about === undefined ? undefined : linkTo?.(about);
          return (
            <Entry key={id}>
              <Sign $tone={tone}>
                <Icon of={toastIcons[tone]} />
                <VisuallyHidden>{tones[tone]}</VisuallyHidden>
              </Sign>
              <Words>
                <Title>
                  {render ? <TextLink render={render}>{title}</TextLink> : title}
                  {count > 1 && <small> {times(count)}</small>}
                </Title>
                {text && <span>{text}</span>}
                <ToastFacts {...{ code, traceId }} />
                {opens?.isThere() && <TextButton onClick={opens.onOpen}>{opens.label}</TextButton>}
              </Words>
              <Time dateTime={at.toISOString()}>{formatTime(at)}</Time>
            </Entry>
          );
        })}
      </ul>
      <TextButton onClick={() => queue.clearHistory()}>{clear}</TextButton>
    </History>
  );
}
