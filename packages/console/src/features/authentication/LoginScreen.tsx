import { Button, Checkbox, Form, PasswordField, TextField } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authenticationQueries } from '#queries/authentication.ts';
import { checkLogin, emptyLogin, type LoginValues } from './login-form.ts';
import { LoginNotice } from './parts/LoginNotice.tsx';
import { useLogin } from './use-login.ts';

/** Sign-in by e-mail and password. */
export function LoginScreen() {
  const { t } = useTranslation('authentication');
  const [values, setValues] = useState<LoginValues>(emptyLogin);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState('');
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const login = useLogin({ onRefused: () => password.current?.select() });
  const mistakes = tried ? checkLogin(values) : {};
  // What this account can do is asked once its name is complete, never per key (D23).
  const status = useQuery({
    ...authenticationQueries.credentialStatus(asked),
    enabled: asked !== '' && asked === values.email,
    retry: false,
  });

  const change = (part: Partial<LoginValues>) => {
    login.forget();
    setValues((current) => ({ ...current, ...part }));
  };
  const submit = () => {
    setTried(true);
    const found = checkLogin(values);
    if (found.email !== undefined) email.current?.focus();
    else if (found.password !== undefined) password.current?.focus();
    else login.send(values);
  };

  return (
    <>
      <LoginNotice login={login} connectorLost={status.data?.errorState === 'CloudConnectorNotConnected'} />
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
          value={values.email}
          error={mistakes.email && t(mistakes.email)}
          onChange={(event) => change({ email: event.target.value })}
          onBlur={() => checkLogin(values).email === undefined && setAsked(values.email)}
        />
        <PasswordField
          ref={password}
          label={t('login.password.label')}
          name="password"
          autoComplete="current-password"
          controlSize="lg"
          showLabel={t('login.password.show')}
          hideLabel={t('login.password.hide')}
          value={values.password}
          error={mistakes.password && t(mistakes.password)}
          onChange={(event) => change({ password: event.target.value })}
        />
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
