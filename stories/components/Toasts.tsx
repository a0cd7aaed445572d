import {
  Button,
  createToastQueue,
  Inline,
  type ToastMessage,
  ToastRegion,
  type ToastRegionProps,
} from '@archive-console/ui';
import { useState } from 'react';

/** Properties of {@link Toasts}. */
export interface ToastsProps extends Partial<ToastRegionProps> {
  /** One button for each; its title is on the button. */
  readonly messages?: readonly ToastMessage[];
  /** Where the buttons stand. @default 'top' */
  readonly buttonsAt?: 'top' | 'bottom';
  /** Before the title on a button. @default 'Say' */
  readonly say?: string;
}

/** Buttons that say something, and the place where it appears. */
export function Toasts({ position, messages = [], buttonsAt = 'top', say = 'Say', ...props }: ToastsProps) {
  const [queue] = useState(createToastQueue);
  return (
    <div
      style={{
        display: 'grid',
        alignContent: buttonsAt === 'top' ? 'start' : 'end',
        minHeight: 'calc(100vh - 48px)',
      }}
    >
      <Inline justify="center">
        {messages.map((message) => (
          <Button key={message.title} onClick={() => queue.show(message)}>
            {`${say}: ${message.title}`}
          </Button>
        ))}
      </Inline>
      <ToastRegion
        queue={queue}
        {...(position && { position, words: { region: `Messages ${position}` } })}
        {...props}
      />
    </div>
  );
}
