import { TENANT_ADMIN } from '@archive-console/api-client';

/** One role that can be given. */
export interface RoleChoice {
  role: string;
  /** The person holds it already. */
  held: boolean;
}

/** The roles a picker offers: the one that is known, and every other that was met in answers (D6). */
export function roleChoices(held: readonly string[], met: readonly string[]): RoleChoice[] {
  const others = [...new Set([...held, ...met])].filter((role) => role !== TENANT_ADMIN);
  return [TENANT_ADMIN, ...others.toSorted((one, other) => one.localeCompare(other))].map((role) => ({
    role,
    held: held.includes(role),
  }));
}

/** The roles to give: those ticked and the one typed, without those already held. */
export function rolesToGive(ticked: readonly string[], typed: string, held: readonly string[]): string[] {
  return [...new Set([...ticked, typed.trim()])].filter((role) => role !== '' && !held.includes(role));
}
