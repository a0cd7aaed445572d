import { usePagedRows, VirtualList } from '@archive-console/ui';
import { columns, HEIGHT } from './columns.ts';
import { usersOfTheService } from './users-of-the-service.ts';

export function OurList({ count }: { readonly count: number }) {
  const { rowAt, onRange } = usePagedRows(usersOfTheService);
  return (
    <VirtualList
      label="Users"
      columns={columns}
      count={count}
      rowAt={rowAt}
      onRange={onRange}
      height={HEIGHT}
      words={{ waiting: (row) => `Row ${row} is loading` }}
    />
  );
}
