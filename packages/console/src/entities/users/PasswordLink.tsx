import { Button, Inline } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { accountsMutations } from '#queries/accounts.ts';
import { useAction } from '#shared/actions/use-action.ts';

/** Has the service send a link by which the person with this address sets a password. */
export function PasswordLink({ email }: { email: string }) {
  const { t } = useTranslation('objects');
  const { run, isRunning } = useAction(accountsMutations.sendPasswordLink(), {
    done: () => t('users.signIn.sent', { email }),
    failed: () => t('users.signIn.notSent', { email }),
  });
  return (
    <Inline>
      <Button busy={isRunning} onClick={() => void run({ email })}>
        {t('users.signIn.send')}
      </Button>
    </Inline>
  );
}
