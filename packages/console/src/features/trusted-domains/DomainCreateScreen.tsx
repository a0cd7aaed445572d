import { DefinitionList, Mono, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { isInternational, unicodeOf } from '#entities/trusted-domains/domain-name.ts';
import { asciiOf } from '#queries/ascii-domain.ts';
import { keepPending } from './pending-domains.ts';
import { trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { CreateScreen } from '#shared/form/CreateScreen.tsx';
import { CreateSummary } from '#shared/form/CreateSummary.tsx';
import type { FieldSpec } from '#shared/form/fields.ts';
import { type ObjectFormState, useObjectForm } from '#shared/form/use-object-form.ts';
import { useReplacePage } from '#shared/navigation/use-replace-page.ts';
import { trustedDomainsPaths } from '#shared/paths/trusted-domains.ts';
import { useServices } from '#shared/runtime/services.ts';
import { domainSchema } from './domain-mistake.ts';

interface DomainFormValues {
  domainName: string;
}

/** A new domain: its name. The record that proves it, and the check, are on the page that follows. */
export function DomainCreateScreen() {
  const { t } = useTranslation('trusted-domains');
  const services = useServices();
  const replacePage = useReplacePage();
  const form = useObjectForm({
    schema: domainSchema,
    fields: useFields(),
    stored: { domainName: '' },
    async send({ domainName }) {
      const name = asciiOf(domainName) ?? domainName;
      // Only the service knows whether it takes the name.
      await services.queryClient.query(trustedDomainsQueries.verifier(name));
      keepPending(services, name);
      return name;
    },
    done: (_values, name, isLeft) => (isLeft ? t('create.kept', { name: unicodeOf(name) }) : undefined),
    failed: ({ domainName }) => t('create.failed', { name: domainName }),
    about: (_values, name) => trustedDomainsPaths.verify(name),
    onDone: (name) => replacePage(trustedDomainsPaths.verify(name)),
    refusals: { 'Default.ValidationError': ['domainName'] },
    ownWords: () => ({ 'Default.ValidationError': t('form.mistake.refused') }),
  });
  return (
    <CreateScreen
      title={t('create.title')}
      sentence={t('create.sentence')}
      form={form}
      submit={t('create.submit')}
      list={trustedDomainsPaths.list()}
      side={<DomainSummary form={form} />}
    />
  );
}

function useFields(): readonly FieldSpec<DomainFormValues>[] {
  const { t } = useTranslation('trusted-domains');
  return [
    {
      kind: 'text',
      name: 'domainName',
      label: t('field.name'),
      hint: ({ domainName }) => (/^\s*www\./i.test(domainName) ? t('form.hint.www') : t('form.hint.example')),
      required: true,
      isWide: true,
      input: { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' },
    },
  ];
}

/** What is being added, as the form stands: a domain with umlauts in both ways it is written. */
function DomainSummary({ form }: { form: ObjectFormState<DomainFormValues> }) {
  const { t } = useTranslation('trusted-domains');
  const ascii = form.isValid('domainName') ? asciiOf(form.values.domainName) : undefined;
  return (
    <CreateSummary
      title={t('create.words.title')}
      fact={
        ascii !== undefined && {
          words: 'trusted-domains:create.words.mail',
          values: { name: unicodeOf(ascii) },
        }
      }
      start={t('create.words.start')}
    >
      {ascii !== undefined && isInternational(ascii) && (
        <DefinitionList
          layout="stacked"
          items={[
            { term: t('create.words.unicode'), description: <Mono>{unicodeOf(ascii)}</Mono> },
            { term: t('field.ascii'), description: <Mono>{ascii}</Mono> },
          ]}
        />
      )}
      <Text tone="muted">{t('create.words.proof')}</Text>
      <Text tone="muted">{t('create.words.kept')}</Text>
    </CreateSummary>
  );
}
