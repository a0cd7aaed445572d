import type { ParseKeys } from 'i18next';

export interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

export const emptyLogin: LoginValues = { email: '', password: '', rememberMe: false };

type Mistakes = Partial<Record<'email' | 'password', ParseKeys<'authentication'>>>;

/**
 * What is missing before the service can be asked. The service alone decides what an address may
 * be; the name of a user who `isKnown` comes from it and is not checked.
 */
export function checkLogin({ email, password }: LoginValues, isKnown = false): Mistakes {
  const mistakes: Mistakes = {};
  if (email.trim() === '') mistakes.email = 'login.email.missing';
  else if (!isKnown && !/^\S+@\S+\.\S+$/.test(email.trim())) mistakes.email = 'login.email.invalid';
  if (password === '') mistakes.password = 'login.password.missing';
  return mistakes;
}
