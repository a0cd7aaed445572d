import { Table, type TableColumn } from '@archive-console/ui';
import type { Said } from './said-in-both.ts';

interface SaidTableProps {
  caption: string;
  said: readonly Said[];
}

const columns: readonly TableColumn<Said>[] = [
  { id: 'en-US', header: 'English', width: '280px', cell: (said) => said['en-US'] },
  { id: 'de', header: 'German', width: '280px', cell: ({ de }) => <span lang="de">{de}</span> },
];

/** What the console says, in both languages beside each other. */
export function SaidTable({ caption, said }: SaidTableProps) {
  return (
    <Table<Said>
      caption={caption}
      captionHidden
      columns={columns}
      rows={said}
      rowId={(row) => row['en-US']}
    />
  );
}
