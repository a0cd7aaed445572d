import { Heading, Mono, Stack, Text, TextLink, theme } from '@archive-console/ui';
import { answerOf, type Listed } from './published.ts';
import { OperationDetails } from './OperationDetails.tsx';

interface OperationEntryProps {
  operation: Listed;
  isOpen: boolean;
}

const codesOf = (description = '') => /(?:Codes|`error`): (.*)\.$/.exec(description)?.[1] ?? description;

/** One operation: what it is at a glance, the rest behind a press. */
export function OperationEntry({ operation, isOpen }: OperationEntryProps) {
  const { operationId: name, verb, path, summary, security, responses } = operation;
  const assumed = Object.entries(operation['x-assumed'] ?? {});
  const refusals = Object.entries(responses).filter(([status]) => /^([45]\d\d|302)$/.test(status));
  return (
    <Stack as="article" gap={4} aria-labelledby={name} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Heading level={3} id={name}>
        <TextLink href={`#${name}`}>{name}</TextLink>
      </Heading>
      <Text>
        <Mono>
          {verb} /v2{path}
        </Mono>
      </Text>
      <Text>
        {summary} {security.length === 0 ? 'Open to everybody' : 'Needs a session'};{' '}
        {operation['x-effect'] === 'read' ? 'a read, tried again' : 'a write, sent once'}.
      </Text>
      {assumed.length > 0 && (
        <Text size="small" tone="muted">
          Assumed: {assumed.map(([part, row]) => `${part} (${row})`).join(', ')}
        </Text>
      )}
      {refusals.map(([status, answer]) => (
        <Text key={status} size="small">
          {status}: <Mono>{codesOf(answerOf(answer).description)}</Mono>
        </Text>
      ))}
      <details open={isOpen}>
        <summary style={{ padding: `${theme.space[4]} 0`, cursor: 'pointer' }}>
          Fields and examples of {name}
        </summary>
        <OperationDetails operation={operation} />
      </details>
    </Stack>
  );
}
