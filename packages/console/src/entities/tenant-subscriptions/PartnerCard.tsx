import type { Partner } from '@archive-console/api-client';
import { Card, DefinitionList, Stack, Text, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { addressLines } from '#entities/organizations/address-text.ts';

interface PartnerCardProps {
  partner: Partner;
  /** What the partner does instead of the tenant. */
  text: string;
}

/** Who manages and pays the subscription, and whom to ask. */
export function PartnerCard({ partner, text }: PartnerCardProps) {
  const { t } = useTranslation('objects');
  const { displayName, billingAddress: address, billingContact: contact } = partner;
  const lines = address ? addressLines(address).filter((line) => line !== displayName) : [];
  return (
    <Card title={t('partner.title')}>
      <Stack gap={12}>
        <Text tone="muted">{text}</Text>
        <DefinitionList
          layout="stacked"
          items={[
            { term: t('partner.name'), description: displayName || t('partner.unnamed') },
            ...(contact
              ? [
                  {
                    term: t('partner.contact'),
                    description: (
                      <>
                        {contact.name}
                        <br />
                        <TextLink href={`mailto:${contact.emailAddress}`}>{contact.emailAddress}</TextLink>
                      </>
                    ),
                  },
                ]
              : []),
            ...(lines.length > 0
              ? [
                  {
                    term: t('partner.address'),
                    description: lines.map((line) => <div key={line}>{line}</div>),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
