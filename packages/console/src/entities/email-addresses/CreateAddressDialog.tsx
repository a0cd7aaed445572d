import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { addressInAscii } from '#queries/ascii-domain.ts';
import { type AddressOwner, emailAddressesMutations } from '#queries/email-addresses.ts';
import { useObject } from '#shared/details/use-object.ts';
import { FormDialog } from '#shared/form/FormDialog.tsx';
import { emailSchema } from '#shared/form/text-rules.ts';
import { useObjectForm } from '#shared/form/use-object-form.ts';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import { AddressHolder } from './AddressHolder.tsx';
import { addressRefusals, useAddressField } from './address-field.ts';
import type { OwnerAddresses } from './owner-addresses.ts';

const schema = v.object({ address: emailSchema });
const blank = { address: '' };

interface CreateAddressDialogProps<TOwner extends AddressOwner, TTab extends string> {
  of: OwnerAddresses<TOwner, TTab>;
}

/** Gives a mailbox or a group an e-mail address. */
export function CreateAddressDialog<TOwner extends AddressOwner, TTab extends string>({
  of: { details, addressType, paths },
}: CreateAddressDialogProps<TOwner, TTab>) {
  const { t } = useTranslation('objects');
  const owner = useObject(details);
  const close = useLeavePage(paths.details(owner.id, 'addresses'), true);
  const { mutateAsync: create } = useMutation(emailAddressesMutations.create());
  const form = useObjectForm({
    schema,
    fields: [useAddressField()],
    stored: blank,
    send: ({ address }) =>
      create({ addressType, address: addressInAscii(address.trim()), ownerId: owner.id }),
    done: ({ address }) =>
      t('createAddress.done', { address: addressInLetters(address.trim()), name: owner.name }),
    failed: ({ address }) =>
      t('createAddress.failed', { address: addressInLetters(address.trim()), name: owner.name }),
    onDone: close,
    refusals: addressRefusals,
  });
  return (
    <FormDialog
      form={form}
      title={t('createAddress.title', { name: owner.name })}
      submit={t('addresses.create')}
      onClose={close}
    >
      <AddressHolder form={form} />
    </FormDialog>
  );
}
