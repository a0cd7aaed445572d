import { Inline, Text, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { microsoft365RegistrationPaths } from '#shared/paths/tenant-registration-microsoft365.ts';

/** For organisations whose mail is with Microsoft. */
export function OtherWay() {
  const { t } = useTranslation('setup');
  return (
    <Inline justify="center" gap={4}>
      <Text tone="muted">{t('otherWay.question')}</Text>
      <TextLink render={(props) => <Link {...props} to={microsoft365RegistrationPaths.home()} />}>
        {t('otherWay.link')}
      </TextLink>
    </Inline>
  );
}
