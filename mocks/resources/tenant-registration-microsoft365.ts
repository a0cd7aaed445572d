import { consentCallbackRules } from '../microsoft/consent-rules.ts';
import { registrationNavigationRules } from '../microsoft/registration-rules.ts';

export const tenantRegistrationMicrosoft365Rules = [...registrationNavigationRules, ...consentCallbackRules];
