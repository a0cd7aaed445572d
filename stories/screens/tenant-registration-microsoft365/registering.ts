import { type AnswerOf, getRegistrationStatus } from '@archive-console/api-client';
import { on } from '@archive-console/mocks';

/** An organization on its way, as the service reports it. */
const nordlicht = {
  tenantType: 'Microsoft365',
  emailAddress: 'admin@nordlicht.example',
  microsoftUserId: '0b9d5f6e-61a4-4f0c-8a3e-2f1c7d4b9a10',
  microsoftTenantId: 'c94d7a10-63fe-4b28-9d07-1f0e8b5a3c64',
  organizationName: 'Nordlicht Verlag',
  errorMessage: '',
  domainName: 'nordlicht.example',
  domainValidated: false,
  domainVerifier: 'archive-verification=5d1f0c8a93b7e246',
} as const;

type State = AnswerOf<typeof getRegistrationStatus>['state'];

/** The service reports a registration in this state. */
export const registrationIn = (
  state: State,
  facts: { errorMessage?: string; organizationName?: string } = {},
) => on(getRegistrationStatus).answers({ ...nordlicht, state, ...facts });
