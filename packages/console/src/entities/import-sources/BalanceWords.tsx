import { Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { type Balance, isOff } from './import-balance.ts';

/** Whether every mail is accounted for, in a word; the difference by name where it is not. */
export function useBalanceWords(): (balance: Balance) => string {
  const { t } = useTranslation('import-sources');
  return (balance) => {
    if (isOff(balance)) {
      const { state, mails: count } = balance;
      return state === 'missing' ? t('balance.missing', { count }) : t('balance.surplus', { count });
    }
    if (balance.state === 'canceled') return t('balance.canceled', { count: balance.left });
    const words = {
      running: t('balance.running'),
      'not-begun': t('balance.notBegun'),
      unstated: t('balance.unstated'),
      even: t('balance.even'),
    };
    return words[balance.state];
  };
}

export function BalanceWords({ balance }: { balance: Balance }) {
  const words = useBalanceWords();
  return (
    <Text as="span" size="small" tone={isOff(balance) ? 'danger' : 'muted'} numeric>
      {words(balance)}
    </Text>
  );
}
