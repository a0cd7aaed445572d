import { Icon, type IconShape, ListLead } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { RowLink } from './RowLink.tsx';

interface NameCellProps {
  icon: IconShape;
  rowId: string;
  to: string;
  /** Below the name. */
  second?: ReactNode;
  children: ReactNode;
}

/** Which object a row is about, as the link to its page. */
export function NameCell({ icon, second, ...link }: NameCellProps) {
  return (
    <ListLead avatar={<Icon of={icon} />} second={second}>
      <RowLink {...link} />
    </ListLead>
  );
}
