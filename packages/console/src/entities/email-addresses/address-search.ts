import type { Address } from '@archive-console/api-client';
import { emailAddressesQueries } from '#queries/email-addresses.ts';
import { paletteSearch } from '#shared/navigation/palette-hit.ts';
import { emailAddressesPaths } from '#shared/paths/email-addresses.ts';

/** How the palette finds addresses. They have no page of their own: the list shows the one. */
export const addressSearch = paletteSearch<Address>(
  emailAddressesQueries.found,
  ({ address, assignedTo }) => ({
    path: emailAddressesPaths.found(address),
    label: address,
    ...(assignedTo !== '' && { description: assignedTo }),
  }),
);
