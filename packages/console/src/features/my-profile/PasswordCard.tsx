import { Button, Card, Form, Inline, PasswordField, Stack, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordLink } from '#entities/users/PasswordLink.tsx';
import { accountsMutations } from '#queries/accounts.ts';
import { usersQueries } from '#queries/users.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { NewPasswordField } from '#shared/gates/NewPasswordField.tsx';
import { useMe } from '#shared/session/use-me.ts';

const blank = { oldPassword: '', newPassword: '', confirmPassword: '' };
type Values = typeof blank;

/** A new password for the person signed in. How strong it is is said, and refuses nothing (D58). */
export function PasswordCard() {
  const { t } = useTranslation(['my-profile', 'gate']);
  const [values, setValues] = useState(blank);
  const [wasTried, setTried] = useState(false);
  const { run, isRunning, refusal, forget } = useAction(accountsMutations.changePassword(), {
    refusals: 'here',
    // Nothing of a password is noted.
    tried: () => ['password'],
    done: () => t('password.done'),
    onDone() {
      setValues(blank);
      setTried(false);
    },
  });
  const missing = (value: string) => (value === '' ? t('gate:password.missing') : undefined);
  const mistakes = {
    oldPassword: missing(values.oldPassword),
    newPassword: missing(values.newPassword),
    confirmPassword: values.confirmPassword === values.newPassword ? undefined : t('password.different'),
  };
  const isWrong = hasCode(refusal, 'Authentication.InvalidLoginAttempt');
  const type = (change: Partial<Values>) => {
    forget();
    setValues((current) => ({ ...current, ...change }));
  };
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (Object.values(mistakes).every((mistake) => mistake === undefined)) void run(values);
  }
  const errorOf = (field: keyof Values) => (wasTried ? mistakes[field] : undefined);
  return (
    <Card title={t('password.title')}>
      <Form onSubmit={submit}>
        <Stack gap={16}>
          {refusal !== undefined && !isWrong && <RefusalBanner error={refusal} />}
          <PasswordField
            label={t('password.old')}
            autoComplete="current-password"
            value={values.oldPassword}
            readOnly={isRunning}
            error={isWrong ? t('password.wrongOld') : errorOf('oldPassword')}
            onChange={(event) => type({ oldPassword: event.target.value })}
          />
          <NewPasswordField
            label={t('password.new')}
            controlSize="md"
            value={values.newPassword}
            readOnly={isRunning}
            error={errorOf('newPassword')}
            onChange={(newPassword) => type({ newPassword })}
          />
          <PasswordField
            label={t('password.confirm')}
            autoComplete="new-password"
            value={values.confirmPassword}
            readOnly={isRunning}
            error={errorOf('confirmPassword')}
            onChange={(event) => type({ confirmPassword: event.target.value })}
          />
          <Inline>
            <Button type="submit" design="primary" busy={isRunning}>
              {t('password.submit')}
            </Button>
          </Inline>
        </Stack>
      </Form>
      <Forgotten />
    </Card>
  );
}

/** The password of before is asked for above: who does not know it any more sets another by a link. */
function Forgotten() {
  const { t } = useTranslation('my-profile');
  const { userId } = useMe();
  const { data: person } = useQuery(usersQueries.detail(userId));
  if (person === undefined || person.primaryEmail === '' || person.hasExternalReference) return null;
  return (
    <>
      <Text tone="muted">{t('password.forgotten')}</Text>
      <PasswordLink email={person.primaryEmail} />
    </>
  );
}
