import { Stack } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { addressRefusals } from '#entities/email-addresses/address-field.ts';
import { AddressHolder } from '#entities/email-addresses/AddressHolder.tsx';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { emailAddressesMutations } from '#queries/email-addresses.ts';
import { CreateScreen } from '#shared/form/CreateScreen.tsx';
import { CreateSummary } from '#shared/form/CreateSummary.tsx';
import { type ObjectFormState, useObjectForm } from '#shared/form/use-object-form.ts';
import { ownerPath } from '#entities/email-addresses/owner-path.ts';
import { emailAddressesPaths } from '#shared/paths/email-addresses.ts';
import {
  type AddressFormValues,
  addressSchema,
  blankAddress,
  newAddressOf,
  useAddressFields,
} from './address-form.tsx';

/** A new address: which one, and which mailbox or group it belongs to. */
export function EmailAddressCreateScreen() {
  const { t } = useTranslation(['email-addresses', 'objects']);
  const navigate = useNavigate();
  const { mutateAsync: create } = useMutation(emailAddressesMutations.create());
  const form = useObjectForm({
    schema: addressSchema,
    fields: useAddressFields(),
    stored: blankAddress,
    send: (values: AddressFormValues) => create(newAddressOf(values)),
    done: ({ owner }, { address }) =>
      t('objects:createAddress.done', { address: addressInLetters(address), name: owner.label }),
    failed: ({ address, owner }) =>
      t('objects:createAddress.failed', { address: address.trim(), name: owner.label }),
    about: (_values, address) => ownerPath(address),
    // The list shows the one that was created: among a million others it would not be seen.
    onDone: ({ address }) => void navigate(emailAddressesPaths.found(address), { replace: true }),
    refusals: {
      ...addressRefusals,
      'Mailbox.NotFound': ['owner'],
      'Mailbox.ManagedReadonly': ['owner'],
      'Group.NotFound': ['owner'],
      'Group.ManagedReadonly': ['owner'],
    },
  });
  return (
    <CreateScreen
      title={t('create.title')}
      sentence={t('create.sentence')}
      form={form}
      submit={t('objects:addresses.create')}
      list={emailAddressesPaths.list()}
      side={
        <Stack gap={12}>
          <AddressHolder form={form} />
          <AddressSummary form={form} />
        </Stack>
      }
    />
  );
}

function AddressSummary({ form }: { form: ObjectFormState<AddressFormValues> }) {
  const { t } = useTranslation('email-addresses');
  const { address, owner } = form.values;
  return (
    <CreateSummary
      fact={
        form.isValid('address') &&
        form.isValid('owner') && {
          words: 'email-addresses:create.words.exists',
          values: { address: address.trim(), name: owner.label },
        }
      }
      start={t('create.words.start')}
    />
  );
}
