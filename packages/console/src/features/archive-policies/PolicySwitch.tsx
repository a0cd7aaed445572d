import type { ArchivePolicy } from '@archive-console/api-client';
import { Switch } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropsEverything } from '#entities/archive-policies/policy-shadows.ts';
import { DropsEverything } from './DropsEverything.tsx';

interface PolicySwitchProps {
  policy: ArchivePolicy;
  isBusy: boolean;
  onSwitch: (policy: ArchivePolicy) => void;
}

/** Whether a policy decides. One that keeps every mail out of the archive is asked about first. */
export function PolicySwitch({ policy, isBusy, onSwitch }: PolicySwitchProps) {
  const { t } = useTranslation('archive-policies');
  const [isAsked, setAsked] = useState(false);
  const { name, isEnabled } = policy;
  return (
    <>
      <Switch
        label={t('switch.label', { name })}
        labelHidden
        checked={isEnabled}
        busy={isBusy}
        onChange={(isOn) => {
          if (isOn && dropsEverything({ ...policy, isEnabled: true })) setAsked(true);
          else onSwitch(policy);
        }}
      />
      <DropsEverything
        name={name}
        isOpen={isAsked}
        confirmLabel={t('switch.enable')}
        onConfirm={() => {
          setAsked(false);
          onSwitch(policy);
        }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
