import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Card = styled.form`
  display: grid;
  gap: 12px;
  width: 360px;
  margin: 20vh auto;
  font: 14px/20px system-ui;
`;

export function SignInScreen() {
  const { t } = useTranslation('authentication');
  const [email, setEmail] = useState('');
  return (
    <Card onSubmit={(event) => event.preventDefault()}>
      <h1>{t('login.title')}</h1>
      <label>
        {t('login.email.label')}{' '}
        <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <label>
        {t('login.password.label')} <input type="password" />
      </label>
      <button type="submit">{t('login.submit')}</button>
    </Card>
  );
}
