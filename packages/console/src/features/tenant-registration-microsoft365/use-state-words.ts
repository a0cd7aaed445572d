import { useTranslation } from 'react-i18next';
import type { RegistrationState } from '#queries/tenant-registration-microsoft365.ts';

/** How the registration stands, and what that means. */
export function useStateWords(registration: RegistrationState): { title: string; text: string } {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const { state, emailAddress: email, organizationName: organization, errorMessage } = registration;
  switch (state) {
    case 'None':
      return { title: t('begin.title'), text: t('begin.text') };
    case 'WaitingForAddressVerification':
      return { title: t('address.title'), text: t('address.text', { email }) };
    case 'WaitingForPermissionsGranted':
      return { title: t('consent.title'), text: t('consent.text') };
    case 'Provisioning':
      return { title: t('working.title'), text: t('working.text') };
    case 'ProvisioningCompleted':
      return {
        title: organization === '' ? t('ready.titleBare') : t('ready.title', { organization }),
        text: t('ready.text'),
      };
    case 'ProvisioningFailed':
      return {
        title: t('failed.title'),
        text: errorMessage === '' ? t('failed.bare') : t('failed.text'),
      };
    default:
      return { title: t('unknown.title'), text: t('unknown.text') };
  }
}
