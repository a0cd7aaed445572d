/** Why Microsoft or the service led back without what was wanted, as far as this page has words for it. */
export const callbackReasons = [
  'declined',
  'notGiven',
  'wrongRole',
  'signIn',
  'account',
  'refusedRequest',
  'busy',
  'registered',
  'tenantType',
  'unusable',
  'late',
  'unasked',
  'noRegistration',
  'movedOn',
] as const;
export type CallbackReason = (typeof callbackReasons)[number];

/** What stands in the address, made safe to show. */
export interface CallbackError {
  reason: CallbackReason | 'unknown';
  /** Left out where it is no code: the maker of a link could write anything there. */
  code: string | undefined;
}

/** The errors of OAuth and of Microsoft's consent, and the codes of the service, in lower case. */
const reasons: Readonly<Record<string, CallbackReason>> = {
  access_denied: 'declined',
  consent_required: 'notGiven',
  interaction_required: 'signIn',
  login_required: 'signIn',
  account_selection_required: 'signIn',
  invalid_request: 'refusedRequest',
  invalid_scope: 'refusedRequest',
  invalid_client: 'refusedRequest',
  invalid_grant: 'refusedRequest',
  invalid_resource: 'refusedRequest',
  unauthorized_client: 'refusedRequest',
  unsupported_response_type: 'refusedRequest',
  server_error: 'busy',
  temporarily_unavailable: 'busy',
  'tenant.microsofttenantalreadyregistered': 'registered',
  'tenant.invalidtenanttype': 'tenantType',
  'tenant.notfound': 'noRegistration',
  'import.cannotprovisionininvalidtenantstate': 'movedOn',
  'authentication.invalidexternallogininfo': 'unusable',
  'authentication.usernotregister': 'account',
  'authentication.tenantnotfound': 'noRegistration',
  'authentication.userisnotallowed': 'wrongRole',
  'default.forbidden': 'wrongRole',
  'default.unauthorized': 'noRegistration',
  'token.notfound': 'unasked',
  'token.hasexpired': 'late',
};

/** Microsoft's own numbers, which may stand in front of a sentence: `AADSTS90094: The grant requires …`. */
const numbers: Readonly<Record<string, CallbackReason>> = {
  AADSTS65001: 'notGiven',
  AADSTS65004: 'declined',
  AADSTS90093: 'wrongRole',
  AADSTS90094: 'wrongRole',
  AADSTS50020: 'account',
  AADSTS50105: 'account',
  AADSTS500200: 'account',
  AADSTS500202: 'account',
  AADSTS50058: 'signIn',
  AADSTS50072: 'signIn',
  AADSTS50074: 'signIn',
  AADSTS50076: 'signIn',
  AADSTS50079: 'signIn',
  AADSTS50011: 'refusedRequest',
  AADSTS70011: 'refusedRequest',
  AADSTS700016: 'refusedRequest',
  AADSTS90002: 'account',
  AADSTS90033: 'busy',
  AADSTS90036: 'busy',
};

const CODE = /^[\w.-]{1,80}$/;

/** Reads the error a callback led back with; `undefined` where there is none. */
export function callbackErrorOf(error: string | null): CallbackError | undefined {
  if (error === null || error === '') return undefined;
  const number = /\bAADSTS\d{4,7}\b/.exec(error)?.[0];
  const code = number ?? (CODE.test(error) ? error : undefined);
  const reason = number === undefined ? reasons[error.toLowerCase()] : numbers[number];
  return { reason: reason ?? 'unknown', code };
}
