import type { ArchivePolicy } from '@archive-console/api-client';
import { Badge, Inline, Stack, Switch, Text } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropsEverything, type Shadow } from '#entities/archive-policies/policy-shadows.ts';
import { usePolicySentence } from '#entities/archive-policies/use-policy-sentence.ts';
import { RowLink } from '#shared/list/RowLink.tsx';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';
import { DropsEverything } from './DropsEverything.tsx';
import { useShadowWords } from './use-shadow-words.ts';

interface PolicyWordsProps {
  policy: ArchivePolicy;
  shadow: Shadow | undefined;
  isChanged: boolean;
}

/** What a policy is called and says, and whether it can decide at all. */
export function PolicyWords({ policy, shadow, isChanged }: PolicyWordsProps) {
  const { t } = useTranslation(['archive-policies', 'area']);
  const sentenceOf = usePolicySentence();
  const wordsOf = useShadowWords();
  const { id, name, isEnabled } = policy;
  return (
    <Stack gap={2}>
      <Inline>
        <Text as="strong" strong>
          <RowLink rowId={id} to={archivePoliciesPaths.details(id)}>
            {name}
          </RowLink>
        </Text>
        {!isEnabled && <Badge>{t('list.disabled')}</Badge>}
        {shadow && <Badge tone="warning">{t('shadow.badge')}</Badge>}
        {isChanged && <Badge tone="info">{t('area:list.changed')}</Badge>}
      </Inline>
      <Text tone={isEnabled ? 'muted' : 'faint'}>{sentenceOf(policy)}</Text>
      {shadow && <Text tone="warning">{wordsOf(shadow)}</Text>}
    </Stack>
  );
}

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
