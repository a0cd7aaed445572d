import {
  Button,
  Checkbox,
  Form,
  Inline,
  PasswordField,
  Stack,
  TextField,
  TextLink,
} from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { authenticationQueries } from '#queries/authentication.ts';
import { handEmail } from '#shared/gates/handed-email.ts';
import { accountsPaths } from '#shared/paths/accounts.ts';
import { useServices } from '#shared/runtime/services.ts';
import { fetchSecondStep } from '../fetch-second-step.ts';
import { checkLogin, type LoginValues } from '../login-form.ts';
import type { Login } from '../use-login.ts';
import { LoginNotice } from './LoginNotice.tsx';

interface PasswordStepProps {
  login: Login;
  values: LoginValues;
  /** No other person may sign in here, and nothing leads away. */
  isFixed: boolean;
  refusal: ReactNode;
  onChange(part: Partial<LoginValues>): void;
}

/** E-mail and password, and what is known about the account before the password is typed. */
export function PasswordStep({ login, values, isFixed, refusal, onChange }: PasswordStepProps) {
  const { t } = useTranslation('authentication');
  const { i18n } = useServices();
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(values.email);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const mistakes = tried ? checkLogin(values, isFixed) : {};
  // What this account can do is asked once its name is complete, never per key (D23).
  const { data: status } = useQuery({
    ...authenticationQueries.credentialStatus(asked.trim()),
    enabled: asked !== '' && asked === values.email,
    retry: false,
  });
  const isConnectorLost = status?.errorState === 'CloudConnectorNotConnected';
  const hasReset = status?.forgotPasswordEnabled !== false;

  // A person who is known already, or comes back from the second step, goes on with the password.
  const isNamed = useRef(values.email !== '');
  useEffect(() => {
    if (isNamed.current) password.current?.focus();
  }, []);
  useEffect(() => {
    if (login.error === null) return;
    password.current?.focus();
    password.current?.select();
  }, [login.error]);

  const change = (part: Partial<LoginValues>) => {
    login.forget();
    onChange(part);
  };
  const submit = () => {
    setTried(true);
    const found = checkLogin(values, isFixed);
    if (found.email !== undefined) email.current?.focus();
    else if (found.password !== undefined) password.current?.focus();
    else login.send(values);
  };

  return (
    <>
      <LoginNotice login={login} isConnectorLost={isConnectorLost} refusal={refusal} />
      <Form
        gap={16}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          ref={email}
          label={t('login.email.label')}
          name="email"
          type="email"
          autoComplete="username"
          controlSize="lg"
          readOnly={isFixed}
          value={values.email}
          error={mistakes.email && t(mistakes.email)}
          onChange={(event) => change({ email: event.target.value })}
          onBlur={() => checkLogin(values, isFixed).email === undefined && setAsked(values.email)}
        />
        <Stack gap={8}>
          <PasswordField
            ref={password}
            label={t('login.password.label')}
            name="password"
            autoComplete="current-password"
            controlSize="lg"
            value={values.password}
            hint={hasReset || isConnectorLost ? undefined : t('login.password.elsewhere')}
            error={mistakes.password && t(mistakes.password)}
            onChange={(event) => change({ password: event.target.value })}
            // Tried again once it is required.
            onFocus={() => void fetchSecondStep(i18n).catch(() => undefined)}
          />
          {!isFixed && hasReset && (
            <Inline justify="end">
              <ForgotPassword email={values.email} />
            </Inline>
          )}
        </Stack>
        <Checkbox
          label={t('login.remember')}
          name="rememberMe"
          checked={values.rememberMe}
          onChange={(event) => change({ rememberMe: event.target.checked })}
        />
        <Button type="submit" design="primary" size="lg" fullWidth busy={login.isPending}>
          {t('login.submit')}
        </Button>
      </Form>
    </>
  );
}

/** The way to a new password. The address that was typed goes along, and not in the link. */
function ForgotPassword({ email }: { email: string }) {
  const { t } = useTranslation('authentication');
  return (
    <TextLink
      render={(props) => <Link {...props} to={accountsPaths.forgotPassword()} state={handEmail(email)} />}
    >
      {t('login.forgot')}
    </TextLink>
  );
}
