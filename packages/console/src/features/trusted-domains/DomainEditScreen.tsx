import type { TrustedDomain } from '@archive-console/api-client';
import { Banner, Button, Card, Inline, Stack, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { ActionDialog } from '#shared/actions/ActionDialog.tsx';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { ManagedNotice } from '#shared/details/ManagedNotice.tsx';
import { EditScreen } from '#shared/form/EditScreen.tsx';
import { useFormats } from '#shared/i18n/format.ts';
import { ReadResult } from '#shared/loading/ReadResult.tsx';
import { trustedDomainsPaths } from '#shared/paths/trusted-domains.ts';
import { domainDetails } from './domain-details.ts';
import { DomainHandOver, DomainHelp } from './DomainHelp.tsx';
import { DomainRecord } from './DomainRecord.tsx';
import { useDomainActions } from './use-domain-actions.ts';

export const loader = detailsLoader(domainDetails);

/** The record of a domain, and whether it is still found. The service has no call that changes a domain (D41). */
export function DomainEditScreen() {
  const { t } = useTranslation(['trusted-domains', 'objects']);
  return (
    <EditScreen
      spec={domainDetails}
      title={t('edit.title')}
      headingOf={(name) => t('edit.heading', { name })}
      renderSentence={() => t('edit.sentence')}
    >
      {({ object, isDeleted, backToList }) =>
        isDeleted ? (
          <Banner
            tone="warning"
            role="alert"
            title={t('objects:deletedMeanwhile.title', { name: domainDetails.nameOf(object) })}
            action={backToList}
          >
            {t('objects:deletedMeanwhile.text')}
          </Banner>
        ) : (
          <Record domain={object} />
        )
      }
    </EditScreen>
  );
}

function Record({ domain }: { domain: TrustedDomain }) {
  const { t } = useTranslation('trusted-domains');
  const { domainName, hasExternalReference } = domain;
  const options = trustedDomainsQueries.verifier(domainName);
  const read = useQuery(options);
  return (
    <Stack gap={12}>
      <ManagedNotice object={domain} text={domainDetails.words.managed} />
      <ReadResult
        read={read}
        queryKey={options.queryKey}
        loading={t('record.loading')}
        stopped={t('record.stopped')}
      >
        {({ domainValidated, domainVerifier }) => (
          <>
            <Card title={t('edit.state')}>
              <Stack gap={12}>
                <Standing isFound={domainValidated ?? undefined} at={new Date(read.dataUpdatedAt)} />
                <Inline gap={8}>
                  <Button design="primary" busy={read.isFetching} onClick={() => void read.refetch()}>
                    {t('edit.again')}
                  </Button>
                  {!hasExternalReference && <DeleteButton domain={domain} />}
                </Inline>
              </Stack>
            </Card>
            <Card title={t('record.title')}>
              <DomainRecord domainName={domainName} value={domainVerifier} />
            </Card>
            {/* One that is found, and one that Microsoft 365 manages, needs no mending. */}
            {!hasExternalReference && domainValidated !== true && (
              <>
                <DomainHelp
                  domainName={domainName}
                  value={domainVerifier}
                  isOpen={domainValidated === false}
                />
                {domainValidated === false && (
                  <DomainHandOver
                    domainName={domainName}
                    value={domainVerifier}
                    body="trusted-domains:handOver.bodyAgain"
                  />
                )}
              </>
            )}
          </>
        )}
      </ReadResult>
    </Stack>
  );
}

function Standing({ isFound, at }: { isFound: boolean | undefined; at: Date }) {
  const { t } = useTranslation('trusted-domains');
  const time = useFormats().time(at);
  if (isFound === undefined) return <Text role="status">{t('edit.untold', { time })}</Text>;
  return isFound ? (
    <Banner tone="success" role="status" title={t('edit.found', { time })} />
  ) : (
    <Banner tone="warning" role="status" title={t('edit.missed', { time })}>
      {t('edit.missedText')}
    </Banner>
  );
}

function DeleteButton({ domain }: { domain: TrustedDomain }) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const action = useDomainActions().find(({ id }) => id === 'delete');
  return (
    <>
      <Button tone="danger" onClick={() => setAsked(true)}>
        {action?.label}
      </Button>
      <ActionDialog
        action={isAsked ? action : undefined}
        object={domain}
        onClose={() => setAsked(false)}
        onDeleted={() => void navigate(trustedDomainsPaths.list(), { replace: true })}
      />
    </>
  );
}
