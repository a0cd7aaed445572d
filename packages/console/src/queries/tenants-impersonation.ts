/** The option of the tenant that says as whom the service reads mailboxes (D43). */
export const IMPERSONATION = 'exchangeImpersonationUpn';
