import { BulletList, Card, Heading, NumberedList, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { ProcedurePart } from './procedure-text.ts';

/** So many lines of a part are on the screen; paper and file have all of them. */
const MOST = 100;

interface ProcedurePagesProps {
  parts: readonly ProcedurePart[];
  /** What has come of the procedure so far: none of its numbered parts. */
  imports: ProcedurePart;
  isPaper?: boolean;
}

/** The parts of the description, numbered as in the file: on the screen as cards, on paper in full. */
export function ProcedurePages({ parts, imports, isPaper = false }: ProcedurePagesProps) {
  const numbered = parts.map((part, index) => ({ part, title: `${index + 1}. ${part.title}` }));
  return [...numbered, { part: imports, title: imports.title }].map(({ part, title }) =>
    isPaper ? (
      <Stack key={part.id} gap={8}>
        <Heading level={2}>{title}</Heading>
        <Lines part={part} most={Number.POSITIVE_INFINITY} />
      </Stack>
    ) : (
      <Card key={part.id} title={title}>
        <Lines part={part} most={MOST} />
      </Card>
    ),
  );
}

function Lines({
  part: { sentence, lines, isOrdered, unread },
  most,
}: {
  part: ProcedurePart;
  most: number;
}) {
  const { t } = useTranslation('procedure');
  const List = isOrdered ? NumberedList : BulletList;
  const left = lines.length - most;
  return (
    <Stack gap={8}>
      {sentence !== undefined && <Text tone="muted">{sentence}</Text>}
      {lines.length > 0 && (
        <List>
          {/* Two lines may be the same: two people of one name. */}
          {lines.slice(0, most).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </List>
      )}
      {left > 0 && <Text tone="muted">{t('more', { count: left })}</Text>}
      {unread.map((line) => (
        <Text key={line} tone="warning">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
