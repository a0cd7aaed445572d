import { Card, Skeleton, Stack } from '@archive-console/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '../figure.ts';
import type { Attention } from '../use-attention.ts';
import { useFreshness } from '../use-freshness.ts';
import type { AttentionList } from './AttentionList.tsx';
import { FigurePart } from './FigurePart.tsx';

interface AttentionCardProps {
  ref: Ref<HTMLElement>;
  attention: Attention;
  list: Figure<typeof AttentionList>;
  pageAsOf: Date;
  now: Date;
  /** Leads to the card that shows how storage grew. */
  onShowStorage: () => void;
}

/** What waits for the administrator: it has its place from the beginning, so that nothing moves once it is read. */
export function AttentionCard({ ref, attention, list, pageAsOf, ...props }: AttentionCardProps) {
  const { t } = useTranslation('dashboard');
  const freshness = useFreshness(pageAsOf);
  const { asOf, isPending } = attention;
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      title={t('attention.title')}
      // None of it may have been read.
      aside={!Number.isNaN(asOf.getTime()) && freshness({ state: 'ready', value: undefined, asOf })}
      aria-busy={isPending}
    >
      <FigurePart
        figure={list}
        outline={
          <Stack gap={16}>
            <Skeleton shape="text" />
            <Skeleton shape="text" />
          </Stack>
        }
      >
        {(List) => <List attention={attention} {...props} />}
      </FigurePart>
    </Card>
  );
}
