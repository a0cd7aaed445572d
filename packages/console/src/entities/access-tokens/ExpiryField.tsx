import { TOKEN_VALIDITY_DAYS } from '@archive-console/api-client';
import { DateField, SegmentedChoice, Stack } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomControl } from '#shared/form/fields.ts';
import { dayIn } from './token-days.ts';

/** Until which day a token is good: the usual spans beside a day of one's own. */
export function ExpiryField({ field }: { field: CustomControl }) {
  const { t, i18n } = useTranslation('access-tokens');
  const [now] = useState(() => new Date());
  const { value, whyLocked, onChange, onBlur: _onBlur, ...text } = field;
  const spans = TOKEN_VALIDITY_DAYS.map((days) => ({
    value: dayIn(days, now),
    label: t('form.expiry.days', { count: days }),
    disabledReason: whyLocked,
  }));
  return (
    <Stack gap={8}>
      <DateField
        {...text}
        value={value as string}
        onChange={onChange}
        locale={i18n.language}
        min={dayIn(0, now)}
        required
        readOnly={whyLocked !== undefined}
      />
      <SegmentedChoice
        label={t('form.expiry.spans')}
        labelHidden
        size="sm"
        options={spans}
        value={value as string}
        onValue={onChange}
      />
    </Stack>
  );
}
