import { Banner, Card, Page, PageHeader, Split, Stack, TextLink } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { unicodeOf } from '#entities/trusted-domains/domain-name.ts';
import { forgetPending, keepPending } from './pending-domains.ts';
import { trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { ReadResult } from '#shared/loading/ReadResult.tsx';
import { BackButton } from '#shared/navigation/BackButton.tsx';
import { useIsShown } from '#shared/navigation/use-is-shown.ts';
import { trustedDomainsPaths } from '#shared/paths/trusted-domains.ts';
import { useServices } from '#shared/runtime/services.ts';
import { DomainCheckCard, useDomainCheck } from './DomainCheckCard.tsx';
import { DomainHandOver, DomainHelp } from './DomainHelp.tsx';
import { DomainRecord } from './DomainRecord.tsx';

export const loader = detailsLoader({ param: 'domainName', read: trustedDomainsQueries.verifier });

/** A domain that is not added yet: the record that proves it, for oneself or another person, and whether it is found. */
export function DomainVerifyScreen() {
  const { domainName = '' } = useParams();
  const { t } = useTranslation('trusted-domains');
  const { search } = useLocation();
  const name = unicodeOf(domainName);
  const list = { pathname: trustedDomainsPaths.list(), search };
  return (
    <Page>
      <PageHeader
        title={t('verify.heading', { name })}
        sentence={t('verify.sentence')}
        actions={<BackButton to={list} label={t('details.toList')} />}
      />
      {/* Another domain is another wait. */}
      <Verification key={domainName} domainName={domainName} />
    </Page>
  );
}

function Verification({ domainName }: { domainName: string }) {
  const { t } = useTranslation('trusted-domains');
  const services = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const name = unicodeOf(domainName);
  const options = trustedDomainsQueries.verifier(domainName);
  const read = useQuery(options);
  const added = useQuery(trustedDomainsQueries.named(domainName)).data;
  const isShown = useIsShown();
  const check = useDomainCheck(domainName, Boolean(added), ({ id }) => {
    forgetPending(services, domainName);
    const page = trustedDomainsPaths.details(id);
    services.toasts.show({ tone: 'success', title: t('verify.added', { name }), about: page });
    // Who has left the page meanwhile stays where they are.
    if (isShown()) void navigate({ pathname: page, search }, { replace: true });
  });
  const isKnown = read.data !== undefined;
  useEffect(() => {
    if (added) forgetPending(services, domainName);
    else if (isKnown) keepPending(services, domainName);
  }, [added, isKnown, services, domainName]);

  if (added)
    return (
      <Banner
        tone="success"
        role="status"
        title={t('verify.already', { name })}
        action={
          <TextLink
            render={(props) => <Link {...props} to={trustedDomainsPaths.details(added.id)} replace />}
          >
            {t('verify.open')}
          </TextLink>
        }
      />
    );
  return (
    <ReadResult
      read={read}
      queryKey={options.queryKey}
      loading={t('record.loading')}
      stopped={t('record.stopped')}
    >
      {({ domainVerifier: value, domainValidated }) => (
        <Split
          sideWidth="wide"
          side={<DomainHandOver domainName={domainName} value={value} body="trusted-domains:handOver.body" />}
        >
          <Stack gap={12}>
            <Card title={t('record.title')}>
              <DomainRecord domainName={domainName} value={value} />
            </Card>
            <DomainCheckCard name={name} check={check} isFound={domainValidated === true} />
            <DomainHelp
              domainName={domainName}
              value={value}
              refused={check.repeats.missedAt === undefined ? undefined : check.refused}
            />
          </Stack>
        </Split>
      )}
    </ReadResult>
  );
}
