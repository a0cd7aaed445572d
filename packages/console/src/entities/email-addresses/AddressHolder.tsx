import { Banner, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { emailAddressesQueries } from '#queries/email-addresses.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { HolderNotice } from '#shared/form/HolderNotice.tsx';
import { TypedWords } from '#shared/form/TypedWords.tsx';
import type { ObjectFormState } from '#shared/form/use-object-form.ts';
import { emailAddressesPaths } from '#shared/paths/email-addresses.ts';
import { ownerPath } from './owner-path.ts';

/** Who has the address that the service refused, with the way there. */
export function AddressHolder<TValues extends { address: string }>({
  form: { refusal, values },
}: {
  form: Pick<ObjectFormState<TValues>, 'refusal' | 'values'>;
}) {
  const isTaken = hasCode(refusal?.error, 'EmailAddress.AlreadyExists');
  const isOrphaned = hasCode(refusal?.error, 'EmailAddress.Orphaned');
  return isTaken || isOrphaned ? <Holder address={values.address.trim()} /> : null;
}

function Holder({ address }: { address: string }) {
  const { t } = useTranslation('objects');
  const { data: found } = useQuery(emailAddressesQueries.written(address));
  // While it is looked up, and where that fails, what the field says is all that is known.
  if (found === undefined) return null;
  if (found === null) return <Banner role="status">{t('addresses.holder.elsewhere')}</Banner>;
  const { assignedTo: name, ownerId } = found;
  const path = ownerPath(found);
  return (
    <HolderNotice
      to={path ?? emailAddressesPaths.found(found.address)}
      open={path === undefined ? t('addresses.holder.show') : t('addresses.holder.open', { name })}
    >
      {ownerId === null ? (
        <Text>{t('addresses.holder.orphaned')}</Text>
      ) : (
        <TypedWords
          words="objects:addresses.holder.owned"
          values={{ address: addressInLetters(found.address), name }}
        />
      )}
    </HolderNotice>
  );
}
