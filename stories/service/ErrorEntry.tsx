import { Heading, Stack, Text, TextLink } from '@archive-console/ui';
import type { ErrorFacts, Words } from './error-facts.ts';

const sentence = ({ title, text }: Words) => `${title.replace(/\.$/, '')}. ${text}`;

/** One code: what people read, who answers it, how to bring it about. */
export function ErrorEntry({ facts }: { facts: ErrorFacts }) {
  const { code, status, english, german, answeredBy, note } = facts;
  const isSilent = status !== undefined && answeredBy.length === 0;
  return (
    <Stack as="article" gap={4} aria-labelledby={code} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Heading level={3} id={code}>
        <TextLink href={`#${code}`}>{code}</TextLink>
      </Heading>
      <Text>
        <Label>English</Label> {sentence(english)}
      </Text>
      <Text>
        <Label>German</Label> <span lang="de">{sentence(german)}</span>
      </Text>
      <Text>
        <Label>{isSilent ? 'Why' : 'Provoked'}</Label> {note}
      </Text>
      <Text size="small" tone="muted">
        {status !== undefined && `Status ${status}. `}
        {answeredBy.length > 0 && `Answered by ${answeredBy.join(', ')}.`}
      </Text>
    </Stack>
  );
}

function Label({ children }: { children: string }) {
  return (
    <Text as="span" tone="muted">
      {children}:
    </Text>
  );
}
