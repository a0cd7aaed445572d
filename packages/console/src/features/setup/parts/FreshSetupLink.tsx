import { Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { setupMutations } from '#queries/setup.ts';
import type { LinkRefusal } from '#shared/gates/link-refusal.ts';
import { LinkRefused } from '#shared/gates/LinkRefused.tsx';
import { setupPaths } from '#shared/paths/setup.ts';
import { useMailRequest } from '#shared/gates/use-mail-request.ts';
import { OtherWays } from './OtherWays.tsx';
import { SetupSteps } from './SetupSteps.tsx';

/** A setup link that is not taken, and the ways to an archive all the same. */
export function FreshSetupLink({ refusal }: { refusal: LinkRefusal }) {
  const { t } = useTranslation('setup');
  const request = useMailRequest(setupMutations.start(), setupPaths.start());
  return (
    <Stack gap={20}>
      <SetupSteps at="mail" failed />
      <Stack gap={16}>
        <LinkRefused refusal={refusal} request={request} submit={t('finish.freshLink')} />
        <OtherWays />
      </Stack>
    </Stack>
  );
}
