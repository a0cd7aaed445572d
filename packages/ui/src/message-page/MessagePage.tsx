import type { ReactNode } from 'react';
import type { EmptyReason } from '../empty-state/drawings.tsx';
import { PageHeader, type PageHeaderProps } from '../page-header/PageHeader.tsx';

/** Properties of {@link MessagePage}. */
export interface MessagePageProps extends Omit<
  PageHeaderProps,
  'icon' | 'tone' | 'badge' | 'sentence' | 'actions' | 'reason'
> {
  /** Chooses the drawing: `no-match` for what does not exist (any more) or cannot be found now, `no-access` for what may not be seen. */
  readonly reason: EmptyReason;
  /** What it means and what to do. */
  readonly text?: ReactNode;
  /** The way out. */
  readonly action?: ReactNode;
}

/**
 * In place of a page that does not exist, may not be seen or could not be fetched. The frame around it stays.
 *
 * - Do: say what is missing, why, and offer one way out.
 * - Don't: use it for a part of a page (`ErrorNotice`), for a list without entries (`EmptyState`), or in place of a
 *   `PageHeader` that is there already: give that one a `reason`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes to the button that copies the trace id, then to the way out |
 * | Enter, Space | Presses it |
 */
export function MessagePage({ text, action, ...props }: MessagePageProps) {
  return <PageHeader sentence={text} actions={action} {...props} />;
}
