import { emailFault } from '../email-rule.ts';
import { refuseField } from '../refusal.ts';
import type { World } from '../world.ts';
import { IMPERSONATION } from './options.ts';

/** The sort of value an option takes. */
const sortOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

function isKnown(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}

const LONGEST_RETENTION = 100;

/** What is wrong with a value of the right sort; `undefined` for a good one. */
const FAULTS: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  timezoneIdentifier: (name) =>
    isKnown(() => new Intl.DateTimeFormat('en', { timeZone: String(name) }))
      ? undefined
      : 'There is no such time zone.',
  defaultLocale: (name) =>
    isKnown(() => new Intl.Locale(String(name))) ? undefined : 'This is not a language, like de or en-US.',
  retentionYears: (years) =>
    Number.isInteger(years) && Number(years) >= 1 && Number(years) <= LONGEST_RETENTION
      ? undefined
      : `It takes 1 to ${LONGEST_RETENTION} whole years.`,
  reportRecipients: (addresses) =>
    Array.isArray(addresses)
      ? addresses.map((address) => emailFault(String(address))).find(Boolean)
      : undefined,
  [IMPERSONATION]: (upn) => (upn === '' ? undefined : emailFault(String(upn))),
};

/** Changes the options that are given. One that is unknown, or that cannot be so, is refused by its name. */
export function setOptions(world: World, given: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(given)) {
    if (!(name in world.options)) refuseField(name, 'There is no such option.');
    const sort = sortOf(world.options[name]);
    if (sortOf(value) !== sort) refuseField(name, `It takes a ${sort}.`);
    const fault = FAULTS[name]?.(value);
    if (fault !== undefined) refuseField(name, fault);
  }
  world.options = { ...world.options, ...given };
  world.hub.notify('TenantChanged', {});
}
