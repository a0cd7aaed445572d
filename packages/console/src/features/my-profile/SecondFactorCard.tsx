import { Badge, Banner, Button, Card, Inline, Stack, Text } from '@archive-console/ui';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  accountsSecondStepMutations,
  accountsSecondStepQueries,
  FEW_RECOVERY_CODES,
  newRecoveryCodes,
  type SecondStep,
} from '#queries/accounts-second-step.ts';
import { AskedAction } from '#shared/actions/AskedAction.tsx';
import { useAction } from '#shared/actions/use-action.ts';
import { ReadPart } from '#shared/loading/ReadPart.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';

/** The second factor: on or off, what is left of the recovery codes, and how to change that. */
export function SecondFactorCard() {
  const { t } = useTranslation('my-profile');
  return (
    <ReadPart
      query={accountsSecondStepQueries.state()}
      loading={t('factor.loading')}
      stopped={t('factor.stopped')}
    >
      {(state) => <SecondFactor {...state} />}
    </ReadPart>
  );
}

function SecondFactor({ isEnabled, availableRecoveryCodes: left }: SecondStep) {
  const { t } = useTranslation('my-profile');
  // Both are held here alone, and gone with the dialog.
  const [key, setKey] = useState<string>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [asked, ask] = useState<'renew' | 'off'>();
  const begin = useAction(accountsSecondStepMutations.readKey(setKey), {
    failed: () => t('factor.notBegun'),
  });
  // From the press on: what is being made is shown once, and here.
  const areAwaited = useIsMutating(newRecoveryCodes) > 0;
  const close = () => ask(undefined);
  return (
    <Card
      title={t('factor.title')}
      actions={
        <Badge tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? t('factor.on') : t('factor.off')}</Badge>
      }
    >
      <Stack gap={16}>
        <Text>{isEnabled ? t('factor.onText') : t('factor.offText')}</Text>
        {isEnabled && left !== null && <CodesLeft left={left} />}
        <Inline gap={8}>
          {isEnabled ? (
            <>
              <Button onClick={() => ask('renew')}>{t('factor.renew.open')}</Button>
              <Button tone="danger" onClick={() => ask('off')}>
                {t('factor.disable.open')}
              </Button>
            </>
          ) : (
            <Button design="primary" busy={begin.isRunning} onClick={() => void begin.run()}>
              {t('factor.setUp')}
            </Button>
          )}
        </Inline>
      </Stack>
      <SecondFactorSetUp
        secret={key}
        onClose={() => setKey(undefined)}
        onCodes={(made) => {
          setKey(undefined);
          setCodes(made);
        }}
      />
      {(areAwaited || codes !== undefined) && (
        <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
      )}
      <AskedAction
        isOpen={asked === 'renew'}
        onClose={close}
        mutation={accountsSecondStepMutations.renewCodes(setCodes)}
        input={undefined}
        title={t('factor.renew.title')}
        confirm={t('factor.renew.confirm')}
        tone="neutral"
      >
        {t('factor.renew.text')}
      </AskedAction>
      <AskedAction
        isOpen={asked === 'off'}
        onClose={close}
        mutation={accountsSecondStepMutations.disable()}
        input={undefined}
        title={t('factor.disable.title')}
        confirm={t('factor.disable.confirm')}
        done={t('factor.disable.done')}
        tone="danger"
      >
        {t('factor.disable.text')}
      </AskedAction>
    </Card>
  );
}

function CodesLeft({ left }: { left: number }) {
  const { t } = useTranslation('my-profile');
  if (left > FEW_RECOVERY_CODES) return <Text tone="muted">{t('factor.left', { count: left })}</Text>;
  return (
    <Banner tone="warning" title={t('factor.left', { count: left })}>
      {t('factor.few')}
    </Banner>
  );
}
