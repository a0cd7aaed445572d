import { expect, it } from 'vitest';
import { newAddressOf } from '#console/features/email-addresses/address-form.tsx';
import { emailAddressesMutations, emailAddressesQueries } from '#console/queries/email-addresses.ts';
import { openQueries } from './open-queries.ts';
import { groupIn } from './writes-of-people.ts';

it('an address whose domain is typed in letters is created in ASCII, and found however it is written', async () => {
  const { world, client, send } = await openQueries();
  const { id, name: label } = groupIn(world);
  const owner = { id, label, kind: 'GroupAddress' };
  const made = newAddressOf({ address: ' Info@München.example ', owner });
  expect(made).toMatchObject({ address: 'Info@xn--mnchen-3ya.example', ownerId: id });
  await send(emailAddressesMutations.create(), made);
  for (const typed of ['info@münchen.example', ' INFO@XN--MNCHEN-3YA.EXAMPLE'])
    await expect(client.query(emailAddressesQueries.written(typed))).resolves.toMatchObject({ ownerId: id });
});
