import { Icon, type IconShape, ListLead, Quiet, type TableColumn } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface OrphanLeadProps {
  icon: IconShape;
  name: string;
  type: string;
  to: string;
}

/** What an orphan is, as its own list shows it. */
export function OrphanLead({ icon, name, type, to }: OrphanLeadProps) {
  return (
    <ListLead avatar={<Icon of={icon} />} second={<Quiet onCard>{type}</Quiet>}>
      <Link to={to}>{name}</Link>
    </ListLead>
  );
}

/** What can be done with an orphan, at the end of its row. */
export const actionColumn = <TRow,>(header: string, cell: (row: TRow) => ReactNode): TableColumn<TRow> => ({
  id: 'action',
  header,
  headerHidden: true,
  align: 'end',
  placement: 'middle',
  cell,
});
