import { Heading, Inline, Stack, Text, TextLink } from '@archive-console/ui';
import { OperationEntry } from './OperationEntry.tsx';
import { areas } from './published.ts';

interface ContractPageProps {
  /** The areas that are shown. @default all */
  only?: readonly string[];
  /** Whether fields and examples are in sight. @default false */
  isOpen?: boolean;
}

/** Every operation of the published document, by area. */
export function ContractPage({ only, isOpen = false }: ContractPageProps) {
  const shown = areas.filter(({ name }) => only?.includes(name) ?? true);
  const count = shown.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <Stack as="article" gap={24}>
      <Heading level={1}>Contract</Heading>
      <Text>
        {count} operations, read from the published OpenAPI document. Every example was given by the demo
        service; what stands in angle brackets takes the place of a secret. <em>Assumed</em> names what the
        specification does not show, and the row that decides it.
      </Text>
      <nav aria-label="Areas">
        <Inline gap={12}>
          {shown.map(({ name }) => (
            <TextLink key={name} href={`#area-${name}`}>
              {name}
            </TextLink>
          ))}
        </Inline>
      </nav>
      {shown.map(({ name, operations }) => (
        <Stack key={name} as="section" gap={24} aria-labelledby={`area-${name}`}>
          <Heading level={2} id={`area-${name}`}>
            {name}
          </Heading>
          {operations.map((operation) => (
            <OperationEntry key={operation.operationId} operation={operation} isOpen={isOpen} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
