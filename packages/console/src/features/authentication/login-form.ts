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
  else if (!isKnown && !isAddress(email.trim())) mistakes.email = 'login.email.invalid';
  if (password === '') mistakes.password = 'login.password.missing';
  return mistakes;
}

/** The outline of an address, and how long it may be (section 9). The whole rule would come with the first page. */
function isAddress(text: string): boolean {
  return /^\S{1,64}@\S+\.\S+$/.test(text) && text.length <= 254;
}
