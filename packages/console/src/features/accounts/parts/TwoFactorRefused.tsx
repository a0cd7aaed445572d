import { ButtonLink, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LinkRefusal } from '#shared/gates/link-refusal.ts';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { StateHead } from '#shared/gates/StateHead.tsx';

/** Why the link turns nothing off, and who can help. */
export function TwoFactorRefused({ why }: { why: LinkRefusal | 'incomplete' }) {
  const { t } = useTranslation(['accounts', 'gate']);
  const words = {
    incomplete: [t('disableTwoFactor.incomplete.title'), t('disableTwoFactor.incomplete.text')],
    invalid: [t('disableTwoFactor.refused.title'), t('disableTwoFactor.refused.text')],
    expired: [t('disableTwoFactor.refused.expiredTitle'), t('disableTwoFactor.refused.expiredText')],
  } as const;
  const [title, text] = words[why];
  return (
    <Stack gap={16}>
      <StateHead title={title} text={text} />
      <Stack gap={4}>
        <Text strong>{t('disableTwoFactor.help.title')}</Text>
        <Text tone="muted">{t('disableTwoFactor.help.recovery')}</Text>
        <Text tone="muted">{t('disableTwoFactor.help.administrator')}</Text>
      </Stack>
      <ButtonLink
        size="lg"
        fullWidth
        render={(props) => <Link {...props} to={authenticationPaths.login()} />}
      >
        {t('gate:signIn')}
      </ButtonLink>
    </Stack>
  );
}
