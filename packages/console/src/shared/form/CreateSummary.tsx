import { Card, Stack, Text } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedWords, type TypedWordsProps } from './TypedWords.tsx';

interface CreateSummaryProps {
  /** @default "In words" */
  title?: string;
  /** What will exist, with what is typed; `false` until that is known. */
  fact: TypedWordsProps | false;
  /** What the card waits for until then. */
  start: string;
  children?: ReactNode;
}

/** Beside the form of a new object: what it means, as the form stands. */
export function CreateSummary({ title, fact, start, children }: CreateSummaryProps) {
  const { t } = useTranslation('objects');
  return (
    <Card title={title ?? t('form.inWords')}>
      <Stack gap={10}>
        {fact === false ? <Text tone="muted">{start}</Text> : <TypedWords {...fact} />}
        {children}
      </Stack>
    </Card>
  );
}
