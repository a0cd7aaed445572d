import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import { Matter, Row, Sign, Text, Title, Words } from './NoticeList.styles.ts';
import type { NoticeTone } from './notice-tones.ts';

/** One matter that needs attention. */
export interface Notice {
  /** Distinguishes it from the others for as long as it is there. */
  readonly id: string;
  /** What kind of matter it is. */
  readonly icon: IconShape;
  /** How much it presses; the drawing takes its color. */
  readonly tone: NoticeTone;
  /** What is the matter. */
  readonly title: ReactNode;
  /** What follows, or why. */
  readonly text?: ReactNode;
  /** The one action that settles it, small. */
  readonly action?: ReactNode;
}

/** Properties of {@link NoticeList}. */
export interface NoticeListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The most pressing first. */
  readonly items: readonly Notice[];
}

/**
 * What needs attention, most pressing first, with one button each. Belongs into a card.
 *
 * - Do: put the most pressing first; give every entry the one action that settles it.
 * - Don't: list what the reader cannot act on.
 */
export function NoticeList({ items, ...props }: NoticeListProps) {
  return (
    <ul {...props}>
      {items.map(({ id, icon, tone, title, text, action }) => (
        <Row key={id}>
          <Sign $tone={tone} $hasText={Boolean(text)}>
            <Icon of={icon} />
          </Sign>
          <Matter>
            <Words>
              <Title>{title}</Title>
              {text && <Text>{text}</Text>}
            </Words>
            {action}
          </Matter>
        </Row>
      ))}
    </ul>
  );
}
