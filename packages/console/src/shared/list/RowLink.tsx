import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useRememberRow } from './opened-row.ts';

interface RowLinkProps {
  rowId: string;
  to: string;
  children: ReactNode;
}

/** The link in the lead of a row. The place of the list travels along, for the way back. */
export function RowLink({ rowId, to, children }: RowLinkProps) {
  const { search } = useLocation();
  const remember = useRememberRow();
  return (
    <Link to={{ pathname: to, search }} onClick={() => remember(rowId)}>
      {children}
    </Link>
  );
}
