import type { finishStandardSetup, InputOf } from '@archive-console/api-client';
import type { ParseKeys } from 'i18next';
import { isLineTooLong } from '#shared/form/text-limits.ts';

export interface SetupValues {
  tenantName: string;
  password: string;
}

type Mistakes = Partial<Record<keyof SetupValues, ParseKeys<['setup', 'gate']>>>;

/** What is missing or too long before the service can be asked; it alone decides what else a name and a password may be (D58). */
export function checkSetup({ tenantName, password }: SetupValues): Mistakes {
  return {
    ...(tenantName.trim() === '' && { tenantName: 'finish.name.missing' }),
    ...(isLineTooLong(tenantName) && { tenantName: 'finish.name.tooLong' }),
    ...(password === '' && { password: 'gate:password.missing' }),
  };
}

/** Values → wire. The password is not trimmed: a blank may belong to it. */
export function setupOf(
  { tenantName, password }: SetupValues,
  registrationToken: string,
): InputOf<typeof finishStandardSetup> {
  return { tenantName: tenantName.trim(), password, registrationToken };
}
