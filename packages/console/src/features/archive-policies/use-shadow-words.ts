import { useTranslation } from 'react-i18next';
import type { Shadow } from '#entities/archive-policies/policy-shadows.ts';

/** Why a policy never decides, in a sentence. */
export function useShadowWords(): (shadow: Shadow) => string {
  const { t } = useTranslation('archive-policies');
  return (shadow) => {
    if (shadow.kind === 'impossible') return t('shadow.impossible');
    const values = { name: shadow.by.name };
    return shadow.kind === 'covered' ? t('shadow.covered', values) : t('shadow.contradicted', values);
  };
}
