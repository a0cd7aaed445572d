import { Banner, Button, ButtonLink, Stack, Text } from '@archive-console/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import {
  microsoft365RegistrationMutations,
  microsoft365RegistrationQueries,
} from '#queries/tenant-registration-microsoft365.ts';
import { microsoft365RegistrationPaths } from '#shared/paths/tenant-registration-microsoft365.ts';
import { hasCode } from '#shared/has-code.ts';
import { SlowNotice } from '#shared/SlowNotice.tsx';
import { StateHeading } from '#shared/StateHeading.tsx';
import { useOneAtATime } from '#shared/use-one-at-a-time.ts';
import { PanelHead } from './parts/PanelHead.tsx';
import { Refusal } from './parts/Refusal.tsx';

/**
 * Where the link in the mail leads. It confirms on a press, because mail programs open links by themselves; and then it
 * goes on to the registration, if it was begun in this browser.
 */
export function ConfirmAddressScreen() {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const confirming = useMutation(microsoft365RegistrationMutations.confirmAddress());
  const home = microsoft365RegistrationPaths.home();

  const confirm = useOneAtATime(async () => {
    const isGood = await confirming.mutateAsync(token).catch(() => undefined);
    if (isGood !== true) return;
    const registration = await queryClient
      .query({ ...microsoft365RegistrationQueries.status(), staleTime: 0 })
      .catch(() => undefined);
    if (registration?.state !== 'None') await navigate(home, { replace: true });
  });

  const look = (
    <ButtonLink size="lg" fullWidth render={(props) => <Link {...props} to={home} replace />}>
      {t('confirm.look')}
    </ButtonLink>
  );
  if (confirming.data === true) {
    return (
      <Stack gap={16}>
        <Stack gap={6}>
          <StateHeading>{t('confirm.elsewhere.title')}</StateHeading>
          <Text>{t('confirm.elsewhere.text')}</Text>
        </Stack>
        {look}
      </Stack>
    );
  }
  if (confirming.data === false || isDead(confirming.error)) {
    return (
      <Stack gap={16}>
        <Banner tone="danger" role="alert" title={t('confirm.refused.title')}>
          {t('confirm.refused.text')}
        </Banner>
        {look}
      </Stack>
    );
  }
  return (
    <Stack gap={16}>
      <PanelHead title={t('confirm.title')}>{t('confirm.text')}</PanelHead>
      <Refusal error={confirming.error} />
      <SlowNotice waiting={confirming.isPending} />
      <Button design="primary" size="lg" fullWidth busy={confirming.isPending} onClick={() => void confirm()}>
        {t('confirm.deed')}
      </Button>
    </Stack>
  );
}

/** The link was good once: there is nothing to try again. */
function isDead(error: unknown): boolean {
  return hasCode(error, 'Token.NotFound') || hasCode(error, 'Token.HasExpired');
}
