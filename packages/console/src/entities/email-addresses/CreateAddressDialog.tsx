import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { type AddressOwner, type AddressType, emailAddressesMutations } from '#queries/email-addresses.ts';
import { FormDialog } from '#shared/form/FormDialog.tsx';
import { emailSchema } from '#shared/form/text-rules.ts';
import { useObjectForm } from '#shared/form/use-object-form.ts';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import { AddressHolder } from './AddressHolder.tsx';
import { addressRefusals, useAddressField } from './address-field.ts';

const schema = v.object({ address: emailSchema });
const blank = { address: '' };

interface CreateAddressDialogProps {
  owner: AddressOwner;
  addressType: AddressType;
  /** The page below the dialog. */
  page: string;
}

/** Gives a mailbox or a group an e-mail address. */
export function CreateAddressDialog({ owner, addressType, page }: CreateAddressDialogProps) {
  const { t } = useTranslation('objects');
  const close = useLeavePage(page, true);
  const { mutateAsync: create } = useMutation(emailAddressesMutations.create());
  const form = useObjectForm({
    schema,
    fields: [useAddressField()],
    stored: blank,
    send: ({ address }) => create({ addressType, address: address.trim(), ownerId: owner.id }),
    done: ({ address }) => t('createAddress.done', { address: address.trim(), name: owner.name }),
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
