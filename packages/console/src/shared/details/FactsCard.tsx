import { Card, DefinitionList, type DefinitionListProps } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useOriginWords } from '#shared/list/origin.tsx';
import { ObjectId } from './ObjectId.tsx';

interface FactsCardProps {
  object: { id: string; hasExternalReference: boolean };
  facts: DefinitionListProps['items'];
  /** What its id is called, and what copies it. */
  idWords: { term: string; copy: string };
}

/** What is known of an object; where it comes from and its id stand last. */
export function FactsCard({ object, facts, idWords: { term, copy } }: FactsCardProps) {
  const { t } = useTranslation('objects');
  const origin = useOriginWords();
  return (
    <Card title={t('overview')}>
      <DefinitionList
        items={[
          ...facts,
          { term: origin.label, description: origin.of(object) },
          { term, description: <ObjectId id={object.id} copy={copy} /> },
        ]}
      />
    </Card>
  );
}
