import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.ts';
import { Action, Close, Root, Title, Words } from './Banner.styles.ts';
import type { BannerTone } from './banner-tones.ts';

const icons: Record<BannerTone, IconShape> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
};

/** Properties of {@link Banner}. */
export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of note it is: ground and drawing go by it. @default 'info' */
  readonly tone?: BannerTone;
  /** The fact, as a sentence. */
  readonly title?: ReactNode;
  /** One action that answers it. */
  readonly action?: ReactNode;
  /** In place of the tone's own drawing. @default the drawing of the tone */
  readonly icon?: IconShape;
  /** What follows from the fact. */
  readonly children?: ReactNode;
  /** Puts the note away, where it is still true but need not be seen; the caller remembers it. */
  readonly dismiss?: { readonly label: string; readonly onDismiss: () => void };
}

/** Whether the next sentence may follow on the same line. */
function endsLikeASentence(title: ReactNode): boolean {
  return typeof title === 'string' && /[.:]$/.test(title);
}

/**
 * A note that belongs to the page and stays as long as it is true: origin, limits, what needs attention.
 * It stands before the controls it explains. What just happened is a toast. Give it `role="alert"` or
 * `role="status"` only where it appears while the page is being read.
 *
 * - Do: say the fact first, then what follows.
 * - Don't: use it for what just happened: that is a toast. Don't let a note be put away that has to be acted on.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes to the action, then to the button that puts it away |
 */
export function Banner({
  tone = 'info',
  title,
  action,
  icon = icons[tone],
  dismiss,
  children,
  ...props
}: BannerProps) {
  return (
    <Root $tone={tone} {...props}>
      <Icon of={icon} />
      <Words>
        {title && <Title $alone={!endsLikeASentence(title)}>{title}</Title>}
        {title && children && ' '}
        {children}
      </Words>
      {action && <Action>{action}</Action>}
      {dismiss && (
        <Close>
          <IconButton size="xs" icon={CloseIcon} label={dismiss.label} onClick={dismiss.onDismiss} />
        </Close>
      )}
    </Root>
  );
}
