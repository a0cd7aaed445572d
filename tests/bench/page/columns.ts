import type { User } from '@archive-console/api-client';
import type { VirtualColumn } from '@archive-console/ui';

/** Height of a row and of the list, in CSS pixels: those of the bench list (6 columns, 36 px rows, 640 px). */
export const ROW = 36;
export const HEIGHT = 640;

export const columns: readonly VirtualColumn<User>[] = [
  { id: 'displayName', header: 'Name', cell: ({ displayName }) => displayName },
  { id: 'userName', header: 'User name', cell: ({ userName }) => userName },
  { id: 'primaryEmail', header: 'E-mail', cell: ({ primaryEmail }) => primaryEmail },
  { id: 'firstName', header: 'First name', cell: ({ firstName }) => firstName },
  { id: 'lastName', header: 'Last name', cell: ({ lastName }) => lastName },
  { id: 'managed', header: 'Managed', cell: (user) => (user.hasExternalReference ? 'yes' : 'no') },
];
