import type { Partner as PartnerOfTenant } from '@archive-console/api-client';
import {
  Card,
  DefinitionList,
  ErrorCodeLink,
  ErrorDetails,
  Page,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { type LoaderFunction, useParams } from 'react-router';
import { SupportDetails } from '#entities/service/SupportDetails.tsx';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import { ReadPart } from '#shared/loading/ReadPart.tsx';
import { servicesOf, useServices } from '#shared/runtime/services.ts';
import { ShortcutList } from '#shared/shortcuts/ShortcutList.tsx';
import { CatalogCard } from './CatalogCard.tsx';
import { helperOf, wordsOfCode } from './error-catalog.ts';
import { NewsCard } from './NewsCard.tsx';
import { VisitCard } from './VisitCard.tsx';

export const loader: LoaderFunction = async ({ context }) => {
  await ensureWords(servicesOf(context).i18n, 'home');
  return null;
};

/** Who helps and what they ask for, what was changed in this visit, and what each error code means: at an address of its own. */
export function HelpScreen() {
  const { t } = useTranslation(['help', 'home']);
  const { code } = useParams();
  return (
    <Page>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      {code !== undefined && (
        <ErrorCodeLink value={undefined}>
          <CodeCard code={code} />
        </ErrorCodeLink>
      )}
      <ContactCard />
      <Card title={t('support.title')}>
        <SupportDetails />
      </Card>
      <VisitCard />
      <NewsCard />
      <Card title={t('home:shortcuts.title')}>
        <ShortcutList />
      </Card>
      <CatalogCard />
    </Page>
  );
}

/** What one code means, and who can do something about it. */
function CodeCard({ code }: { code: string }) {
  const { t, i18n } = useTranslation('help');
  const say = useWords();
  const { title, text, known } = wordsOfCode(i18n, code);
  const helper = helperOf(code);
  if (!known && helper === undefined)
    return (
      <Card title={t('code.unknown')} footer={<ErrorDetails code={code} />}>
        <Text>{t('code.unknownText')}</Text>
      </Card>
    );
  return (
    <Card title={title} footer={<ErrorDetails code={code} />}>
      <Stack gap={12}>
        <Text>{text}</Text>
        <Text tone="muted">{say(helper ?? 'help:helper.nobody')}</Text>
      </Stack>
    </Card>
  );
}

/** The partner where one manages the tenant, before support and the documentation, which are there in any case. */
function ContactCard() {
  const { t } = useTranslation('help');
  const { documentationUrl } = useServices().config;
  return (
    <Card title={t('contact.title')}>
      <Stack gap={12}>
        <ReadPart
          query={tenantSubscriptionsQueries.current()}
          loading={t('contact.loading')}
          stopped={t('contact.stopped')}
          outline={<Skeleton width="60%" />}
          titleLevel={3}
        >
          {(subscription) => subscription?.partner && <Partner partner={subscription.partner} />}
        </ReadPart>
        <Text>{t('contact.support')}</Text>
        {documentationUrl !== '' && (
          <DefinitionList
            items={[
              {
                term: t('contact.documentation'),
                description: (
                  <TextLink href={documentationUrl} target="_blank" rel="noreferrer">
                    {URL.canParse(documentationUrl)
                      ? documentationUrl
                      : new URL(documentationUrl, window.location.href).href}
                  </TextLink>
                ),
              },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}

function Partner({ partner }: { partner: PartnerOfTenant }) {
  const { t } = useTranslation('help');
  const { displayName, billingContact } = partner;
  const email = billingContact?.emailAddress;
  const facts = [
    displayName && { term: t('contact.partner'), description: displayName },
    email && {
      term: t('contact.email'),
      description: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
    },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  return (
    <>
      <Text>{t('contact.partnerFirst')}</Text>
      {facts.length > 0 && <DefinitionList items={facts} />}
    </>
  );
}
