import { Heading, Stack, Text } from '@archive-console/ui';
import { facts } from './facts.ts';

/** The entry rules of the specification that the console follows, each with how often the table of cases asks for it. */
export function EntryRules() {
  const untested = facts.entryRules.filter(({ cases }) => cases === 0);
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>Entry rules</Heading>
      <Text>
        {facts.entryRules.length} rules decide who may come where; {untested.length} without a case in their
        test.
      </Text>
      <Stack as="ul" gap={4} style={{ margin: 0, paddingInlineStart: '20px' }}>
        {facts.entryRules.map(({ why, cases }) => (
          <Text key={why} as="li" tone={cases === 0 ? 'danger' : 'body'}>
            {why} ({cases === 1 ? '1 case' : `${cases} cases`})
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
