import { useTranslation } from 'react-i18next';
import type { CallbackError } from '#shared/errors/callback-error.ts';

const keys = {
  declined: ['notice.declined.title', 'notice.declined.text'],
  notGiven: ['notice.notGiven.title', 'notice.notGiven.text'],
  wrongRole: ['notice.wrongRole.title', 'notice.wrongRole.text'],
  signIn: ['notice.signIn.title', 'notice.signIn.text'],
  account: ['notice.account.title', 'notice.account.text'],
  refusedRequest: ['notice.refusedRequest.title', 'notice.refusedRequest.text'],
  busy: ['notice.busy.title', 'notice.busy.text'],
  registered: ['notice.registered.title', 'notice.registered.text'],
  tenantType: ['notice.tenantType.title', 'notice.tenantType.text'],
  unusable: ['notice.unusable.title', 'notice.unusable.text'],
  late: ['notice.late.title', 'notice.late.text'],
  unasked: ['notice.unasked.title', 'notice.unasked.text'],
  noRegistration: ['notice.noRegistration.title', 'notice.noRegistration.text'],
  movedOn: ['notice.movedOn.title', 'notice.movedOn.text'],
  unknown: ['notice.unknown.title', 'notice.unknown.text'],
} as const satisfies Record<CallbackError['reason'], readonly [string, string]>;

/** An error of the way to Microsoft and back, in words. */
export function useNoticeWords() {
  const { t } = useTranslation('tenant-registration-microsoft365');
  return ({ reason, code }: CallbackError): { title: string; text: string } => {
    const [title, text] = keys[reason];
    return { title: t(title), text: code === undefined ? t('notice.unreadable.text') : t(text) };
  };
}
