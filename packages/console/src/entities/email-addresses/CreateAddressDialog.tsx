import type { createEmailAddress, InputOf } from '@archive-console/api-client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { emailAddressesMutations } from '#queries/email-addresses.ts';
import { FormDialog } from '#shared/form/FormDialog.tsx';
import { emailSchema } from '#shared/form/text-rules.ts';
import { useObjectForm } from '#shared/form/use-object-form.ts';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import type { AddressOwner } from './OwnedAddresses.tsx';

const schema = v.object({ address: emailSchema });
const blank = { address: '' };

interface CreateAddressDialogProps {
  owner: AddressOwner;
  addressType: InputOf<typeof createEmailAddress>['addressType'];
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
    fields: [
      {
        kind: 'email',
        name: 'address',
        label: t('createAddress.address'),
        hint: t('createAddress.hint'),
        required: true,
        input: { autoCapitalize: 'none', spellCheck: false },
      },
    ],
    stored: blank,
    send: ({ address }) => create({ addressType, address: address.trim(), ownerId: owner.id }),
    done: ({ address }) => t('createAddress.done', { address: address.trim(), name: owner.name }),
    onDone: close,
    refusals: {
      'EmailAddress.AlreadyExists': ['address'],
      'EmailAddress.Orphaned': ['address'],
      'Default.ValidationError': ['address'],
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('createAddress.title', { name: owner.name })}
      submit={t('addresses.create')}
      onClose={close}
    />
  );
}
