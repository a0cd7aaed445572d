import { Card, Mono, SearchField, Stack, Table, type TableColumn, Text, TextLink } from '@archive-console/ui';
import { Fragment, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ErrorWords } from '#shared/errors/error-words.ts';
import { helpPaths } from '#shared/paths/help.ts';
import { errorCatalog, foundIn } from './error-catalog.ts';

/** Every error code, searched by message, meaning or code. */
export function CatalogCard() {
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
      { id: 'code', header: t('catalog.code'), cell: ({ code }) => <Code>{code}</Code> },
    ],
    [t],
  );
}

/** A code, broken between its words only. */
function Code({ children }: { children: string }) {
  return (
    <Mono>
      {children.split(/(?<=\.)|(?<=\p{Ll})(?=\p{Lu})/u).map((word, index) => (
        // Parts of one text, which never change places.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </Mono>
  );
}
