/** Why a mail was sent. */
export type MailKind =
  | 'password-reset'
  | 'second-factor'
  | 'two-factor-enabled'
  | 'setup'
  | 'account-exists'
  | 'registration';

/** A mail the service would have sent. */
export interface DemoMail {
  to: string;
  kind: MailKind;
  subject: string;
  /** What the link in it carries, or the code to be typed in. */
  token: string;
  /** Addresses of the console, with the words they stand behind. */
  links: readonly { words: string; path: string }[];
  sentAt: Date;
  /** A link works once. */
  isUsed: boolean;
  /** Whom it is about; no one yet for a tenant that is still to be set up. */
  userId: string | undefined;
}
