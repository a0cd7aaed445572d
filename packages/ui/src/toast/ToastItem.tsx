import { Text } from 'react-aria-components/Text';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { cutMiddle } from './cut-middle.ts';
import { Sign, Title, Words } from './toast-parts.styles.ts';
import { Action, Item } from './Toast.styles.ts';
import { ToastFacts } from './ToastFacts.tsx';
import { toastIcons } from './toast-icons.ts';
import type { ToastRegionWords } from './toast-words.ts';

/** Properties of {@link ToastItem}. */
export interface ToastItemProps {
  readonly toast: ComponentProps<typeof Item>['toast'];
  readonly onClose: () => void;
  readonly words: Required<ToastRegionWords>;
}

/** What is left of a long name, in characters. The history has the whole. */
const MOST = { title: 160, text: 320 };

/** One message on the screen. Silent by itself: `ToastSpeaker` says it. */
export function ToastItem({ toast, onClose, words }: ToastItemProps) {
  const { tone, title, text, code, traceId, count, action } = toast.content;
  const shownTitle = cutMiddle(title, MOST.title);
  return (
    <Item toast={toast} data-toast={toast.key}>
      <Sign $tone={tone}>
        <Icon of={toastIcons[tone]} />
        <VisuallyHidden>{words.tones[tone]}</VisuallyHidden>
      </Sign>
      <Words>
        <Title title={shownTitle === title ? undefined : title}>
          <Text slot="title">{shownTitle}</Text>
          {count > 1 && <small> {words.times(count)}</small>}
        </Title>
        {text && <Text slot="description">{cutMiddle(text, MOST.text)}</Text>}
        <ToastFacts {...{ code, traceId }} />
      </Words>
      {action && (
        <Action
          onClick={() => {
            onClose();
            action.onAction();
          }}
        >
          {action.label}
        </Action>
      )}
      <IconButton size="sm" icon={CloseIcon} label={words.dismiss(title)} onClick={onClose} />
    </Item>
  );
}
