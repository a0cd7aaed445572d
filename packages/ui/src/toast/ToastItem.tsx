import { Icon, type IconShape } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.ts';
import { Mono } from '../mono/Mono.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Facts, Item, Sign, Title, Words } from './Toast.styles.ts';
import type { Toast, ToastTone } from './toast-types.ts';
import type { ToastRegionWords } from './toast-words.ts';

/** The drawing of each tone. */
export const toastIcons: Readonly<Record<ToastTone, IconShape>> = {
  success: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

/** Properties of {@link ToastItem}. */
export interface ToastItemProps {
  readonly toast: Toast;
  readonly onClose: () => void;
  readonly words: ToastRegionWords;
}

/** One message on the screen. */
export function ToastItem({ toast, onClose, words }: ToastItemProps) {
  const { tone, title, text, code, traceId, count, action } = toast;
  return (
    <Item
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Sign $tone={tone}>
        <Icon of={toastIcons[tone]} />
        <VisuallyHidden>{words.tones[tone]}</VisuallyHidden>
      </Sign>
      <Words>
        <Title>
          {title}
          {count > 1 && <small> {words.times(count)}</small>}
        </Title>
        {text && <span>{text}</span>}
        {(code || traceId) && (
          <Facts>
            {code && <Mono>{code}</Mono>}
            {traceId && <Mono>{words.traceId(traceId)}</Mono>}
          </Facts>
        )}
      </Words>
      {action && (
        <TextButton
          onClick={() => {
            onClose();
            action.onAction();
          }}
        >
          {action.label}
        </TextButton>
      )}
      <IconButton size="sm" icon={CloseIcon} label={words.dismiss(title)} onClick={onClose} />
    </Item>
  );
}
