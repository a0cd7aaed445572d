/** A mail the service would have sent. */
export interface DemoMail {
  to: string;
  kind: 'password-reset';
  /** What the link in it carries. */
  token: string;
  sentAt: Date;
  /** A link works once. */
  isUsed: boolean;
  userId: string;
}
