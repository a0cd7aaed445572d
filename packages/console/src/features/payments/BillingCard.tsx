import { ButtonLink, Card, DefinitionList, Skeleton, Stack, Text } from '@archive-console/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { organizationsQueries } from '#queries/organizations.ts';
import { paymentsQueries } from '#queries/payments.ts';
import { LoadError } from '#shared/loading/LoadState.tsx';
import { useOriginState } from '#shared/navigation/came-from.ts';
import { paymentsPaths } from '#shared/paths/payments.ts';
import { VatIdCheck } from './VatIdCheck.tsx';

/** Whom invoices are made out to, and who receives them. */
export function BillingCard({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation(['payments', 'objects']);
  const address = useQuery(organizationsQueries.billingAddress());
  const contact = useQuery(paymentsQueries.billingContact());
  return (
    <>
      <Part
        title={t('objects:billingAddress.title')}
        read={address}
        stopped={t('address.stopped')}
        none={t('address.none')}
        to={paymentsPaths.address()}
        action={isReadOnly ? undefined : address.data === null ? t('address.enter') : t('address.change')}
      >
        {address.data && (
          <Stack gap={8}>
            <div>
              {[
                address.data.company,
                [address.data.firstName, address.data.lastName].filter(Boolean).join(' '),
                address.data.street,
                `${address.data.postCode} ${address.data.city}`,
                address.data.countryCode,
              ].map((line) => line && <div key={line}>{line}</div>)}
            </div>
            {address.data.vatId && <VatIdCheck key={address.data.vatId} vatId={address.data.vatId} />}
          </Stack>
        )}
      </Part>
      <Part
        title={t('contact.title')}
        read={contact}
        stopped={t('contact.stopped')}
        none={t('contact.none')}
        to={paymentsPaths.contact()}
        action={isReadOnly ? undefined : contact.data === null ? t('contact.enter') : t('contact.change')}
      >
        {contact.data && (
          <DefinitionList
            items={[
              { term: t('contact.name'), description: contact.data.name },
              { term: t('contact.email'), description: contact.data.emailAddress },
            ]}
          />
        )}
      </Part>
    </>
  );
}

interface PartProps {
  title: string;
  read: UseQueryResult<object | null>;
  /** What is not there if a person stops waiting. */
  stopped: string;
  /** That there is none yet, and what it is needed for. */
  none: string;
  to: string;
  /** Left out where it cannot be changed. */
  action: string | undefined;
  children: ReactNode;
}

function Part({ title, read, stopped, none, to, action, children }: PartProps) {
  const origin = useOriginState();
  return (
    <Card
      title={title}
      actions={
        read.data !== undefined &&
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
      {content()}
    </Card>
  );

  function content(): ReactNode {
    if (read.data === null) return <Text tone="muted">{none}</Text>;
    if (read.data !== undefined) return children;
    return read.isFetching ? (
      <Skeleton width="60%" />
    ) : (
      <LoadError read={read} stopped={stopped} titleLevel={3} />
    );
  }
}
