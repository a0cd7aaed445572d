import type { ServiceErrorCode } from '@archive-console/api-client';

/** What a rule throws when it says no; the service turns it into a problem answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ServiceErrorCode;
  readonly detail: string | undefined;

  constructor(code: ServiceErrorCode, detail?: string) {
    super(detail === undefined ? code : `${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}

/** Says no. `detail` is shown to people, so it is only given where it reports more than the code. */
export function refuse(code: ServiceErrorCode, detail?: string): never {
  throw new Refusal(code, detail);
}

/** Says that a field cannot be taken as it is, and names it. */
export function refuseField(field: string, reason: string): never {
  throw new Refusal('Default.ValidationError', `${field}: ${reason}`);
}
