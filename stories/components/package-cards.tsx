import { Badge, DefinitionList, Inline, Money, type RadioCard, StorageIcon, Text } from '@archive-console/ui';

const perUser = (minor: number, locale: string, unit: string) => (
  <Text as="span" tone="muted">
    <Money minor={minor} currency="EUR" locale={locale} /> {unit}
  </Text>
);

const facts = (...items: readonly (readonly [string, string])[]) => (
  <DefinitionList items={items.map(([term, description]) => ({ term, description }))} />
);

/** Two packages with price, badge and facts, in both languages. */
export const packageCards: Readonly<Record<'en' | 'de', readonly RadioCard[]>> = {
  en: [
    {
      value: 'basic',
      title: 'Basic',
      text: 'For organisations that keep what the law asks for.',
      aside: perUser(290, 'en-US', 'a user and month'),
      children: facts(['Kept for', '10 years'], ['Storage', '20 GB a user'], ['Import', 'Microsoft 365']),
    },
    {
      value: 'business',
      title: 'Business',
      text: 'For organisations that search their archive every day.',
      aside: (
        <Inline gap={8}>
          <Badge tone="info">Recommended</Badge>
          {perUser(490, 'en-US', 'a user and month')}
        </Inline>
      ),
      children: facts(['Kept for', 'without end'], ['Storage', 'without limit'], ['Import', '13 sources']),
    },
  ],
  de: [
    {
      value: 'basic',
      title: 'Grundversorgungspaket',
      text: 'Für Organisationen mit Aufbewahrungspflichten nach Steuerberatervergütungs\u00ADverordnung.',
      aside: perUser(290, 'de', 'je Benutzer und Monat'),
      children: facts(['Aufbewahrungsdauer', '10 Jahre'], ['Speicherplatz', '20 GB']),
    },
    {
      value: 'business',
      title: 'Unternehmenspaket',
      icon: StorageIcon,
      aside: (
        <Inline gap={8}>
          <Badge tone="info">Empfohlen</Badge>
          {perUser(490, 'de', 'je Benutzer und Monat')}
        </Inline>
      ),
      children: facts(['Aufbewahrungsdauer', 'unbegrenzt'], ['Datenübernahmequellen', 'alle 13']),
    },
  ],
};
