import type { User } from '@archive-console/api-client';
import { Banner, Card, Grid, MicrosoftIcon, Stack, TextField } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFieldLabels } from '../use-field-labels.ts';
import { userFields } from '../user-form.ts';

/** The fields of a person whose name is kept elsewhere: to be read, and why not to be changed. */
export function ReadOnlyUser({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const labels = useFieldLabels();
  return (
    <Stack gap={12}>
      <Banner icon={MicrosoftIcon} title={t('managed.title')}>
        {t('managed.text')}
      </Banner>
      <Card padding="roomy">
        <Grid columns={2} gap={16} rowGap={20}>
          {userFields.map((field) => (
            <TextField key={field} label={labels[field]} value={user[field]} readOnly autoComplete="off" />
          ))}
        </Grid>
      </Card>
    </Stack>
  );
}
