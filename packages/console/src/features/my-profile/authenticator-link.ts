/** What an authenticator is set up with, as a link that it opens or reads by its camera. */
export function authenticatorLink(issuer: string, userName: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(userName)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** A key in groups of four, as it is read and typed by hand. */
export const inFours = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');
