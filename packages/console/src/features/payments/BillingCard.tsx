import { ButtonLink, DefinitionList, Stack, Text } from '@archive-console/ui';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addressLines } from '#entities/organizations/address-text.ts';
import { countryName } from '#entities/organizations/countries.ts';
import { organizationsQueries } from '#queries/organizations.ts';
import { paymentsQueries } from '#queries/payments.ts';
import { ReadCard } from '#shared/loading/ReadCard.tsx';
import type { ReadQuery } from '#shared/loading/ReadPart.tsx';
import { useOriginState } from '#shared/navigation/came-from.ts';
import { paymentsPaths } from '#shared/paths/payments.ts';
import { VatIdCheck } from './VatIdCheck.tsx';

/** Whom invoices are made out to, and who receives them. */
export function BillingCard({ isReadOnly }: { isReadOnly: boolean }) {
  const { t, i18n } = useTranslation(['payments', 'objects']);
  return (
    <>
      <Part
        title={t('objects:billingAddress.title')}
        query={organizationsQueries.billingAddress()}
        stopped={t('address.stopped')}
        none={t('address.none')}
        to={paymentsPaths.address()}
        actions={!isReadOnly && { enter: t('address.enter'), change: t('address.change') }}
      >
        {(data) => (
          <Stack gap={8}>
            <div>
              {[...addressLines(data), countryName(data.countryCode ?? '', i18n.language)].map(
                (line) => line && <div key={line}>{line}</div>,
              )}
            </div>
            {data.vatId && <VatIdCheck key={data.vatId} vatId={data.vatId} />}
          </Stack>
        )}
      </Part>
      <Part
        title={t('contact.title')}
        query={paymentsQueries.billingContact()}
        stopped={t('contact.stopped')}
        none={t('contact.none')}
        to={paymentsPaths.contact()}
        actions={!isReadOnly && { enter: t('contact.enter'), change: t('contact.change') }}
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

interface PartProps<T, TKey extends QueryKey> extends ReadQuery<T | null, T | null, TKey> {
  title: string;
  stopped: string;
  /** That there is none yet, and what it is needed for. */
  none: string;
  to: string;
  /** What the link is called that changes it; `false` where it cannot be changed. */
  actions: { enter: string; change: string } | false;
  children: (data: T) => ReactNode;
}

function Part<T, TKey extends QueryKey>({ none, to, actions, children, ...card }: PartProps<T, TKey>) {
  const origin = useOriginState();
  const { data } = useQuery(card.query);
  return (
    <ReadCard
      {...card}
      actions={
        data !== undefined &&
        actions && (
          <ButtonLink
            size="sm"
            render={(props) => <Link {...props} to={to} state={origin} preventScrollReset />}
          >
            {data === null ? actions.enter : actions.change}
          </ButtonLink>
        )
      }
    >
      {(read) => (read === null ? <Text tone="muted">{none}</Text> : children(read))}
    </ReadCard>
  );
}
