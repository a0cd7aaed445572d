import { Banner, Button, ButtonLink, Stack } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { microsoft365RegistrationMutations } from '#queries/tenant-registration-microsoft365.ts';
import { microsoft365RegistrationPaths } from '#shared/paths/tenant-registration-microsoft365.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { StateHead } from '#shared/gates/StateHead.tsx';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import { PanelHead } from './PanelHead.tsx';

/**
 * Where the link in the mail leads. It confirms on a press, because mail programs open links by themselves; and then it
 * goes on to the registration, if it was begun in this browser.
 */
export function ConfirmAddressScreen() {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const confirming = useMutation(microsoft365RegistrationMutations.confirmAddress());
  const home = microsoft365RegistrationPaths.home();

  const confirm = useOneAtATime(async () => {
    // A refusal is the mutation's own state: the page shows it.
    const confirmation = await confirming.mutateAsync(token).catch(() => undefined);
    if (confirmation === 'here') await navigate(home, { replace: true });
  });

  const look = (
    <ButtonLink size="lg" fullWidth render={(props) => <Link {...props} to={home} replace />}>
      {t('confirm.look')}
    </ButtonLink>
  );
  if (confirming.data === 'elsewhere') {
    return (
      <Stack gap={16}>
        <StateHead title={t('confirm.elsewhere.title')} text={t('confirm.elsewhere.text')} />
        {look}
      </Stack>
    );
  }
  if (confirming.data === 'refused' || isDead(confirming.error)) {
    return (
      <Stack gap={16}>
        <Banner tone="danger" role="alert" title={t('confirm.refused.title')}>
          {t('confirm.refused.text')}
        </Banner>
        {look}
      </Stack>
    );
  }
  // Also once it is done here: the registration is on its way.
  const isBusy = confirming.isPending || confirming.isSuccess;
  return (
    <Stack gap={16}>
      <PanelHead title={t('confirm.title')}>{t('confirm.text')}</PanelHead>
      {confirming.error !== null && <RefusalBanner error={confirming.error} />}
      <SlowNotice waiting={isBusy} />
      <Button design="primary" size="lg" fullWidth busy={isBusy} onClick={() => void confirm()}>
        {t('confirm.action')}
      </Button>
    </Stack>
  );
}

/** The link was good once: there is nothing to try again. */
function isDead(error: unknown): boolean {
  return hasCode(error, 'Token.NotFound') || hasCode(error, 'Token.HasExpired');
}
