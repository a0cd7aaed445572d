import { Banner, TextLink } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface HolderNoticeProps {
  /** Who holds it. */
  children: ReactNode;
  to: string;
  /** Names the way there. */
  open: string;
}

/** Below a form whose name or address is taken: who has it, with the way there. */
export function HolderNotice({ children, to, open }: HolderNoticeProps) {
  return (
    <Banner
      role="status"
      action={<TextLink render={(props) => <Link {...props} to={to} />}>{open}</TextLink>}
    >
      {children}
    </Banner>
  );
}
