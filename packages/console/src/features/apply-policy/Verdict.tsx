import { Badge, Card, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { listNames } from '#shared/i18n/list-names.ts';
import type { Explanation } from './why-policy.ts';

/** What becomes of the message, and which policy says so. */
export function Verdict({ explanation }: { explanation: Explanation | undefined }) {
  const { t } = useTranslation(['apply-policy', 'archive-policies']);
  return (
    <Card title={t('verdict.title')}>
      <Stack gap={10}>
        <Stack gap={10} role="status">
          {explanation ? <Decision {...explanation} /> : <Text tone="muted">{t('verdict.blank')}</Text>}
        </Stack>
        <Text tone="muted">{t('archive-policies:list.assumed')}</Text>
        <Text tone="muted">{t('verdict.assumed')}</Text>
      </Stack>
    </Card>
  );
}

function Decision({ open, decides, action }: Explanation) {
  const { t, i18n } = useTranslation('apply-policy');
  const names = listNames(
    open.map(({ name }) => name),
    i18n.language,
    'disjunction',
  );
  const certain = decides ? t('verdict.decides', { name: decides.name }) : t('verdict.none');
  const otherwise = decides ? t('verdict.else', { name: decides.name }) : t('verdict.elseNone');
  return (
    <>
      <div>
        <ActionBadge action={action} />
      </div>
      {open.length > 0 && <Text strong>{t('verdict.open', { names })}</Text>}
      <Text strong>{open.length > 0 ? otherwise : certain}</Text>
    </>
  );
}

function ActionBadge({ action }: Pick<Explanation, 'action'>) {
  const { t } = useTranslation('apply-policy');
  if (action === 'Archive') return <Badge tone="success">{t('verdict.archived')}</Badge>;
  if (action === 'DoNotArchive') return <Badge tone="warning">{t('verdict.notArchived')}</Badge>;
  return <Badge tone="info">{action ? t('verdict.other', { action }) : t('verdict.depends')}</Badge>;
}
