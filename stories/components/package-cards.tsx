import { Badge, DefinitionList, Inline, Money, type RadioCard, StorageIcon, Text } from '@archive-console/ui';

const perUser = (minor: number, locale: string, unit: string) => (
  <Text as="span">
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
      text: 'For organizations that keep what the law asks for.',
      aside: perUser(290, 'en-US', 'per user per month'),
      children: facts(['Kept for', '10 years'], ['Storage', '20 GB per user'], ['Import', 'Microsoft 365']),
    },
    {
      value: 'business',
      title: 'Business',
      text: 'For organizations that search their archive every day.',
      aside: (
        <Inline gap={8}>
          <Badge tone="info">Recommended</Badge>
          {perUser(490, 'en-US', 'per user per month')}
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
      aside: perUser(290, 'de', 'pro Benutzer und Monat'),
      children: facts(['Aufbewahrungsdauer', '10 Jahre'], ['Speicherplatz', '20 GB']),
    },
    {
      value: 'business',
      title: 'Unternehmenspaket',
      icon: StorageIcon,
      aside: (
        <Inline gap={8}>
          <Badge tone="info">Empfohlen</Badge>
          {perUser(490, 'de', 'pro Benutzer und Monat')}
        </Inline>
      ),
      children: facts(['Aufbewahrungsdauer', 'unbegrenzt'], ['Datenübernahmequellen', 'alle 13']),
    },
  ],
};
