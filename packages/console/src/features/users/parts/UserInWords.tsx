import { Card, Stack, Text } from '@archive-console/ui';
import { Trans, useTranslation } from 'react-i18next';
import { isRight, shownName, type UserFormValues } from '../user-form.ts';

const bold = { b: <Text as="strong" strong /> };
// What is typed is text, also where it looks like a tag.
const plainly = { interpolation: { escapeValue: true } };

/** What creating this person means, as the form stands. What is not right yet is no fact. */
export function UserInWords({ values }: { values: UserFormValues }) {
  const { t } = useTranslation('users');
  const userName = values.userName.trim();
  const email = values.primaryEmail.trim();
  return (
    <Card title={t('create.words.title')}>
      <Stack gap={10}>
        {isRight('userName', userName) ? (
          <Text>
            <Trans
              t={t}
              i18nKey={
                isRight('primaryEmail', email) ? 'create.words.signIn' : 'create.words.signInWithoutEmail'
              }
              values={{ name: shownName(values), userName, email }}
              components={bold}
              tOptions={plainly}
              shouldUnescape
            />
          </Text>
        ) : (
          <Text tone="muted">{t('create.words.start')}</Text>
        )}
        <Text tone="muted">{t('create.words.then')}</Text>
        <Text tone="muted">{t('create.words.microsoft')}</Text>
      </Stack>
    </Card>
  );
}
