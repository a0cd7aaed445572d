import * as v from 'valibot';
import { optionalFlag, optionalText } from '../reading.ts';

/** A person of the tenant (specification, section 3). */
export const user = v.object({
  id: v.string(),
  userName: v.string(),
  /** Managed by Microsoft 365: name, profile and deletion are refused (D69). */
  hasExternalReference: optionalFlag,
  firstName: optionalText,
  lastName: optionalText,
  displayName: optionalText,
  primaryEmail: optionalText,
});

/** A person of the tenant; a text the service left out is `''`. */
export type User = v.InferOutput<typeof user>;
