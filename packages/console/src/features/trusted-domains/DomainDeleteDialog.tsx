import { ConfirmDialog, Stack, Text, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import { DomainDependants } from './DomainDependants.tsx';
import { unicodeOf } from '#entities/trusted-domains/domain-name.ts';
import { forgetPending } from './pending-domains.ts';
import { type ListedDomain, trustedDomainsMutations } from '#queries/trusted-domains.ts';
import type { ObjectDialogProps } from '#shared/actions/action.ts';
import { DeleteDialog } from '#shared/actions/DeleteDialog.tsx';
import { useNameToType } from '#shared/actions/use-name-to-type.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { useServices } from '#shared/runtime/services.ts';

/** Asks before a domain is deleted; one that is pending is only forgotten here. */
export function DomainDeleteDialog(dialog: ObjectDialogProps<ListedDomain>) {
  return dialog.object.isPending ? <ForgetDialog {...dialog} /> : <DeleteAddedDialog {...dialog} />;
}

function DeleteAddedDialog({ object: domain, ...dialog }: ObjectDialogProps<ListedDomain>) {
  const { t } = useTranslation('trusted-domains');
  const name = unicodeOf(domain.domainName);
  const typedName = useNameToType(name);
  return (
    <DeleteDialog
      {...dialog}
      name={name}
      confirmLabel={t('action.delete')}
      dependants={<DomainDependants domainName={domain.domainName} title={t('delete.dependants')} />}
      typedName={typedName}
      mutation={trustedDomainsMutations.remove()}
      input={{ trustedDomainId: domain.id }}
      notFound="TrustedDomain.NotFound"
      renderRefusalAction={(refusal) =>
        hasCode(refusal, 'TrustedDomain.DomainHasUsersAssigned') && (
          <TextLink render={(props) => <Link {...props} to={usersPaths.inDomain(domain.domainName)} />}>
            {t('users.see')}
          </TextLink>
        )
      }
    >
      <Stack gap={8}>
        <Text>{t('delete.text')}</Text>
        <Text tone="muted">{t('delete.stays')}</Text>
      </Stack>
    </DeleteDialog>
  );
}

function ForgetDialog({
  object: { domainName },
  isOpen,
  onClose,
  onDeleted,
}: ObjectDialogProps<ListedDomain>) {
  const { t } = useTranslation('trusted-domains');
  const services = useServices();
  const { revalidate } = useRevalidator();
  const name = unicodeOf(domainName);
  function forget(): void {
    forgetPending(services, domainName);
    services.toasts.show({ tone: 'success', title: t('forget.done', { name }) });
    onDeleted();
    // The list of pending domains is read with the address.
    void revalidate();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={forget}
      tone="neutral"
      title={t('forget.title', { name })}
      confirmLabel={t('forget.confirm')}
    >
      {t('forget.text')}
    </ConfirmDialog>
  );
}
