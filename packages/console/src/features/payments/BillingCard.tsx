import { ButtonLink, DefinitionList, Stack, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addressLines } from '#entities/organizations/address-text.ts';
import { organizationsQueries } from '#queries/organizations.ts';
import { paymentsQueries } from '#queries/payments.ts';
import { ReadCard } from '#shared/loading/ReadCard.tsx';
import { useOriginState } from '#shared/navigation/came-from.ts';
import { paymentsPaths } from '#shared/paths/payments.ts';
import { VatIdCheck } from './VatIdCheck.tsx';

/** Whom invoices are made out to, and who receives them. */
export function BillingCard({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation(['payments', 'objects']);
  const addressOptions = organizationsQueries.billingAddress();
  const contactOptions = paymentsQueries.billingContact();
  const address = useQuery(addressOptions);
  const contact = useQuery(contactOptions);
  return (
    <>
      <Part
        title={t('objects:billingAddress.title')}
        read={address}
        queryKey={addressOptions.queryKey}
        stopped={t('address.stopped')}
        none={t('address.none')}
        to={paymentsPaths.address()}
        action={isReadOnly ? undefined : address.data === null ? t('address.enter') : t('address.change')}
      >
        {(data) => (
          <Stack gap={8}>
            <div>
              {[...addressLines(data), data.countryCode].map((line) => line && <div key={line}>{line}</div>)}
            </div>
            {data.vatId && <VatIdCheck key={data.vatId} vatId={data.vatId} />}
          </Stack>
        )}
      </Part>
      <Part
        title={t('contact.title')}
        read={contact}
        queryKey={contactOptions.queryKey}
        stopped={t('contact.stopped')}
        none={t('contact.none')}
        to={paymentsPaths.contact()}
        action={isReadOnly ? undefined : contact.data === null ? t('contact.enter') : t('contact.change')}
      >
        {({ name, emailAddress }) => (
          <DefinitionList
            items={[
              { term: t('contact.name'), description: name },
              { term: t('contact.email'), description: emailAddress },
            ]}
          />
        )}
      </Part>
    </>
  );
}

interface PartProps<T> extends Pick<
  ComponentProps<typeof ReadCard<T | null>>,
  'title' | 'read' | 'queryKey' | 'stopped'
> {
  /** That there is none yet, and what it is needed for. */
  none: string;
  to: string;
  /** Left out where it cannot be changed. */
  action: string | undefined;
  children: (data: T) => ReactNode;
}

function Part<T>({ none, to, action, children, ...card }: PartProps<T>) {
  const origin = useOriginState();
  const { data } = card.read;
  return (
    <ReadCard
      {...card}
      actions={
        data !== undefined &&
        action !== undefined && (
          <ButtonLink
            size="sm"
            render={(props) => <Link {...props} to={to} state={origin} preventScrollReset />}
          >
            {action}
          </ButtonLink>
        )
      }
    >
      {(read) => (read === null ? <Text tone="muted">{none}</Text> : children(read))}
    </ReadCard>
  );
}
