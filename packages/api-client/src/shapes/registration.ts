import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { optionalFlag, optionalText } from '../reading.ts';
import { TENANT_TYPES } from './tenant.ts';

/** How far the registration of a Microsoft 365 organization has come (specification, section 4). */
export const ONBOARDING_STATES = [
  'None',
  'WaitingForAddressVerification',
  'WaitingForPermissionsGranted',
  'Provisioning',
  'ProvisioningCompleted',
  'ProvisioningFailed',
] as const;

/** The registration this browser has begun: onboarding state and registration info in one answer. */
export const registrationStatus = v.object({
  state: v.nullish(openEnum(ONBOARDING_STATES), 'None'),
  tenantType: v.nullish(openEnum(TENANT_TYPES), 'Microsoft365'),
  emailAddress: optionalText,
  microsoftUserId: optionalText,
  microsoftTenantId: optionalText,
  organizationName: optionalText,
  /** Why setting it up failed, in the service's own words. */
  errorMessage: optionalText,
  registrationToken: optionalText,
  domainName: optionalText,
  domainValidated: optionalFlag,
  /** What a TXT record of the domain has to say. */
  domainVerifier: optionalText,
});

/** The registration this browser has begun. */
export type RegistrationStatus = v.InferOutput<typeof registrationStatus>;
