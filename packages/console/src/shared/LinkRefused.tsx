import { Stack, Text } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkRefusal } from './link-refusal.ts';
import { StateHeading } from './StateHeading.tsx';

/** Why a link from a mail is not taken, and below it the way to a new one. */
export function LinkRefused({ refusal, children }: { refusal: LinkRefusal; children: ReactNode }) {
  const { t } = useTranslation('gate');
  const isExpired = refusal === 'expired';
  return (
    <Stack gap={16}>
      <Stack gap={6}>
        <StateHeading>{isExpired ? t('link.expired') : t('link.invalid')}</StateHeading>
        <Text>{isExpired ? t('link.expiredText') : t('link.invalidText')}</Text>
        <Text tone="muted">{t('link.newest')}</Text>
      </Stack>
      {children}
    </Stack>
  );
}
