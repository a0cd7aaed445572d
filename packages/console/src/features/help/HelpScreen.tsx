import {
  Card,
  DefinitionList,
  ErrorDetails,
  Mono,
  Page,
  PageHeader,
  SearchField,
  Stack,
  Table,
  type TableColumn,
  Text,
  TextLink,
} from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import type { ErrorWords } from '#shared/errors/error-words.ts';
import { ReadCard } from '#shared/loading/ReadCard.tsx';
import { useWords } from '#shared/i18n/use-words.ts';
import { useServices } from '#shared/runtime/services.ts';
import { helpPaths } from '#shared/paths/help.ts';
import { errorCatalog, foundIn, helperOf, wordsOfCode } from './error-catalog.ts';

/** Who helps, where it is documented, and what each error code means: with a stable address for each of them. */
export function HelpScreen() {
  const { t } = useTranslation('help');
  const { code } = useParams();
  return (
    <Page>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      {code !== undefined && <CodeCard code={code} />}
      <ContactCard />
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

/** The partner where one manages the tenant, before the documentation. */
function ContactCard() {
  const { t } = useTranslation('help');
  const { documentationUrl } = useServices().config;
  const options = tenantSubscriptionsQueries.current();
  const read = useQuery(options);
  const documentation = documentationUrl !== '' && {
    term: t('contact.documentation'),
    description: (
      <TextLink href={documentationUrl} target="_blank" rel="noreferrer">
        {documentationUrl}
      </TextLink>
    ),
  };
  const partner = read.data?.partner;
  const facts = [
    partner?.displayName && { term: t('contact.partner'), description: partner.displayName },
    partner?.billingContact?.emailAddress && {
      term: t('contact.email'),
      description: (
        <TextLink href={`mailto:${partner.billingContact.emailAddress}`}>
          {partner.billingContact.emailAddress}
        </TextLink>
      ),
    },
    documentation,
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  return (
    <ReadCard
      title={t('contact.title')}
      read={read}
      queryKey={options.queryKey}
      loading={t('contact.loading')}
      stopped={t('contact.stopped')}
    >
      {() => (
        <Stack gap={12}>
          <Text>{partner ? t('contact.partnerFirst') : t('contact.support')}</Text>
          {facts.length > 0 && <DefinitionList items={facts} />}
        </Stack>
      )}
    </ReadCard>
  );
}

function CatalogCard() {
  const { t, i18n } = useTranslation('help');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const { language } = i18n;
  const catalog = useMemo(() => errorCatalog(i18n, language), [i18n, language]);
  const rows = foundIn(catalog, wanted);
  const columns = useColumns();
  return (
    <Card title={t('catalog.title')} aside={t('catalog.count', { count: rows.length })}>
      <Stack gap={12}>
        <Text tone="muted">{t('catalog.sentence')}</Text>
        <SearchField
          label={t('catalog.search')}
          placeholder={t('catalog.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {rows.length === 0 ? (
          <Text role="status">{t('catalog.none')}</Text>
        ) : (
          <Table<ErrorWords>
            caption={t('catalog.title')}
            captionHidden
            narrow="stacked"
            rows={rows}
            rowId={({ code }) => code}
            columns={columns}
          />
        )}
      </Stack>
    </Card>
  );
}

function useColumns(): readonly TableColumn<ErrorWords>[] {
  const { t } = useTranslation('help');
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('catalog.meaning'),
        width: '12rem',
        cell: ({ title, code }) => (
          <TextLink render={(props) => <Link {...props} to={helpPaths.code(code)} />}>{title}</TextLink>
        ),
      },
      { id: 'text', header: t('catalog.text'), width: '16rem', cell: ({ text }) => text },
      { id: 'code', header: t('catalog.code'), cell: ({ code }) => <Mono>{code}</Mono> },
    ],
    [t],
  );
}
