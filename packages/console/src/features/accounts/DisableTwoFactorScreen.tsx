import { Banner, BulletList, Button, Stack, Text } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { accountsMutations } from '#queries/accounts.ts';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import { linkRefusalOf } from '#shared/gates/link-refusal.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { SignInLink } from '#shared/gates/SignInLink.tsx';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { TwoFactorOff } from './parts/TwoFactorOff.tsx';
import { TwoFactorRefused } from './parts/TwoFactorRefused.tsx';

/** Turns the second step off by the link of a mail, without a session (D17). Opening the page does nothing yet. */
export function DisableTwoFactorScreen() {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { send, isPending, isDone, error } = useDisableTwoFactor(id);
  // Where a mail program broke the link, a blank is left.
  const refusal = id === '' || /\s/.test(id) ? 'incomplete' : linkRefusalOf(error);
  if (isDone) return <TwoFactorOff />;
  if (refusal !== undefined) return <TwoFactorRefused why={refusal} />;
  return (
    <Stack gap={16}>
      <Stack gap={6}>
        <Text strong>{t('disableTwoFactor.question.title')}</Text>
        <BulletList>
          <Text as="li">{t('disableTwoFactor.question.codes')}</Text>
          <Text as="li">{t('disableTwoFactor.question.recovery')}</Text>
          <Text as="li">{t('disableTwoFactor.question.again')}</Text>
        </BulletList>
      </Stack>
      <Banner>{t('disableTwoFactor.question.stranger')}</Banner>
      <RefusalBanner error={error} />
      <SlowNotice waiting={isPending} />
      <Button design="primary" tone="danger" size="lg" fullWidth busy={isPending} onClick={send}>
        {t('disableTwoFactor.submit')}
      </Button>
      <SignInLink />
    </Stack>
  );
}

/** Turns the second step off by the id of a link, once per press. */
function useDisableTwoFactor(id: string) {
  const { mutateAsync, isPending, isSuccess, error } = useMutation(
    accountsMutations.disableTwoFactorByLink(),
  );
  const send = useOneAtATime(async () => {
    // A refusal is the mutation's own state: the page shows it.
    await mutateAsync({ id }).catch(() => undefined);
  });
  return { isPending, isDone: isSuccess, error, send: () => void send() };
}
