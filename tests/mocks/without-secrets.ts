/** What stands for a secret in anything that is published, by the name of its field. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  accessToken: '<bearer token>',
  authenticatorKey: '<authenticator key>',
  authenticatorUri: '<otpauth address>',
  confirmPassword: '<password>',
  newPassword: '<password>',
  oldPassword: '<old password>',
  password: '<password>',
  recoveryCode: '<recovery code>',
  registrationToken: '<token of the mail>',
  secretKey: '<secret of the token>',
  token: '<token of the mail>',
  twoFactorCode: '<code>',
};

/** What an address carries from one page to the next, and which visit to the payment provider it is of. */
const STATE = /([?&]state=)[^&]+/g;
const CHECKOUT = /(\/demo\/checkout\/)[^?]+/;
const RECOVERY_CODE = /^[a-z0-9]{4}-[a-z0-9]{4}$/;

function withPlaceholder(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (RECOVERY_CODE.test(value)) return '<recovery code>';
  return PLACEHOLDERS[name] ?? value.replaceAll(STATE, '$1<state>').replace(CHECKOUT, '$1<checkout>');
}

/** The same value with every secret replaced by an obvious placeholder; `undefined` is left out. */
export function withoutSecrets<TValue>(value: TValue): TValue {
  return JSON.parse(JSON.stringify(value, (name, inner: unknown) => withPlaceholder(name, inner))) as TValue;
}
