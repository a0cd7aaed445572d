import { Heading, Stack, Text } from '@archive-console/ui';
import { use } from 'react';
import { ErrorEntry } from './ErrorEntry.tsx';
import { errorFacts, type ErrorFacts } from './error-facts.ts';

const read = errorFacts();

interface PartProps {
  title: string;
  says: string;
  facts: readonly ErrorFacts[];
}

function Part({ title, says, facts }: PartProps) {
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{title}</Heading>
      <Text>{says}</Text>
      {facts.map((one) => (
        <ErrorEntry key={one.code} facts={one} />
      ))}
    </Stack>
  );
}

/** Every code there is, with its words in both languages. */
export function ErrorsPage() {
  const { service, never, client } = use(read);
  return (
    <Stack as="article" gap={24}>
      <Heading level={1}>Errors</Heading>
      <Text>
        What each code says to people in English and German, and how to bring it about in the demo service. An
        address of demo.example is the account to sign in with. Every status is assumed.
      </Text>
      <Part
        title="Answered by an operation"
        says={`${service.length} codes, each provoked by the tests.`}
        facts={service}
      />
      <Part
        title="Answered by no operation"
        says={`${never.length} codes that the specification names. Their words are there in case the service sends one.`}
        facts={never}
      />
      <Part
        title="Said by the client"
        says={`${client.length} codes for failures that no answer describes.`}
        facts={client}
      />
    </Stack>
  );
}
