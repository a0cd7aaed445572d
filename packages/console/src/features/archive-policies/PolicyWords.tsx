import type { ArchivePolicy } from '@archive-console/api-client';
import { Badge, Inline, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { RowLink } from '#shared/list/RowLink.tsx';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';
import type { Shadow } from '#entities/archive-policies/policy-shadows.ts';
import { usePolicySentence } from '#entities/archive-policies/use-policy-sentence.ts';
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
