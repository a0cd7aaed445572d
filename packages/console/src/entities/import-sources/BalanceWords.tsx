import { Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { Balance } from './import-balance.ts';

/** Whether every mail is accounted for, in a word; the difference by name where it is not. */
export function useBalanceWords(): (balance: Balance) => string {
  const { t } = useTranslation('import-sources');
  return (balance) => {
    switch (balance.state) {
      case 'running':
        return t('balance.running');
      case 'not-begun':
        return t('balance.notBegun');
      case 'unstated':
        return t('balance.unstated');
      case 'even':
        return t('balance.even');
      case 'missing':
        return t('balance.missing', { count: balance.mails });
      default:
        return t('balance.surplus', { count: balance.mails });
    }
  };
}

export function BalanceWords({ balance }: { balance: Balance }) {
  const words = useBalanceWords();
  const isOff = balance.state === 'missing' || balance.state === 'surplus';
  return (
    <Text as="span" size="small" tone={isOff ? 'danger' : 'muted'} numeric>
      {words(balance)}
    </Text>
  );
}
