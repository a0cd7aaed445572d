import { Card, Split, Stack, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMicrosoftAlone } from '#queries/authentication-microsoft.ts';
import { authenticationQueries } from '#queries/authentication.ts';
import { LoadingCard } from '#shared/loading/LoadingCard.tsx';
import { ReadNotice } from '#shared/loading/ReadNotice.tsx';
import { OnlyAdministrator } from './OnlyAdministrator.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';

/** What keeps others out of one's account, the second factor and the password, and what would keep all out. */
export function SecurityTab() {
  const { t } = useTranslation('my-profile');
  const session = useQuery(authenticationQueries.session());
  const options = isMicrosoftAlone(session.data);
  const read = useQuery(options);
  // As long as it is not known to be of no use, a password can be changed: the service refuses what it does not take.
  const isOffered = read.data === false || (read.data === undefined && !read.isFetching);
  return (
    <Stack gap={12}>
      <OnlyAdministrator />
      <ReadNotice
        read={read}
        queryKey={options.queryKey}
        loading={t('signIn.loading')}
        stopped={t('signIn.stopped')}
      >
        <LoadingCard />
      </ReadNotice>
      {read.data === true && (
        <Split
          sideWidth="wide"
          side={
            <Card title={t('password.title')}>
              <Text>{t('password.atMicrosoft')}</Text>
            </Card>
          }
        >
          <Card title={t('factor.title')}>
            <Text>{t('factor.atMicrosoft')}</Text>
          </Card>
        </Split>
      )}
      {isOffered && (
        <Split sideWidth="wide" side={<PasswordCard />}>
          <SecondFactorCard />
        </Split>
      )}
    </Stack>
  );
}
