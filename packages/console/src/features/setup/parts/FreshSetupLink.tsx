import { Divider, Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { setupMutations } from '#queries/setup.ts';
import { AskForMail } from '#shared/AskForMail.tsx';
import type { LinkRefusal } from '#shared/link-refusal.ts';
import { LinkRefused } from '#shared/LinkRefused.tsx';
import { setupPaths } from '#shared/paths/setup.ts';
import { useServices } from '#shared/services.ts';
import { useMailRequest } from '#shared/use-mail-request.ts';
import { OtherWay } from './OtherWay.tsx';
import { SetupSteps } from './SetupSteps.tsx';

/** A link that is not taken, and a new one in one press where the address is known. */
export function FreshSetupLink({ refusal }: { refusal: LinkRefusal }) {
  const { t } = useTranslation('setup');
  const { storage } = useServices();
  const request = useMailRequest(setupMutations.start(), setupPaths.start());
  return (
    <Stack gap={20}>
      <SetupSteps at="mail" failed />
      <LinkRefused refusal={refusal}>
        <AskForMail
          request={request}
          initial={storage.read('askedEmail') ?? ''}
          submit={t('finish.freshLink')}
          replace
        />
      </LinkRefused>
      <Divider />
      <OtherWay />
    </Stack>
  );
}
