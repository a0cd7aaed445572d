import { Heading, Stack, Table, type TableColumn, TextLink, theme } from '@archive-console/ui';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { pageAt } from './BookLink.tsx';
import { codesCovered, operationsCovered } from './contract-covered.tsx';
import { CoveragePart } from './CoveragePart.tsx';
import { type Covered, type CoveredPart, isMissing, titleInWords } from './covered.ts';
import { MissingList } from './CoveredList.tsx';
import { entryRulesCovered } from './entry-rules-covered.ts';
import { flowFiles, readScreens } from './screens.ts';
import { StateMatrix, statesCovered } from './StateMatrix.tsx';

/** What is specified and what is missing: first how much, then what is missing, then every part, folded. */
export function Coverage() {
  const screens = use(readScreens());
  const states = statesCovered(screens);
  const others = [operationsCovered(screens), codesCovered(screens), entryRulesCovered(), flowsCovered()];
  useEffect(() => goToNamed(), []);
  return (
    <>
      <Summary parts={[states, ...others]} />
      {[states, ...others].map((part) => (
        <Missing key={part.id} part={part} />
      ))}
      <Stack as="section" gap={8}>
        <CoveragePart part={states}>
          <StateMatrix screens={screens} />
        </CoveragePart>
        {others.map((part) => (
          <CoveragePart key={part.id} part={part} />
        ))}
      </Stack>
    </>
  );
}

/** The address of the book may name a part of the page, which was not there when the page came: the browser opens it. */
function goToNamed(): void {
  const { hash } = window.parent.location;
  if (hash !== '') location.replace(hash);
}

const columns: readonly TableColumn<CoveredPart>[] = [
  { id: 'part', header: 'Part', cell: (part) => <PartLink part={part} /> },
  { id: 'specified', header: 'Specified', align: 'end', cell: ({ things }) => things.length },
  {
    id: 'missing',
    header: 'Missing',
    align: 'end',
    cell: ({ things }) => {
      const count = things.filter((thing) => isMissing(thing)).length;
      return count === 0 ? 'none' : <strong style={{ color: theme.color.danger }}>{count}</strong>;
    },
  },
];

const Summary = ({ parts }: { parts: readonly CoveredPart[] }) => (
  <div style={{ maxWidth: '560px' }}>
    <Table
      caption="What is specified, and what of it is missing"
      captionHidden
      columns={columns}
      rows={parts}
      rowId={({ id }) => id}
    />
  </div>
);

/** Leads down to a part and opens it, and says so in the address of the book. */
function PartLink({ part: { id, title } }: { part: CoveredPart }) {
  const { channel } = use(DocsContext);
  return (
    <TextLink href={`#${id}`} target="_self" onClick={() => channel.emit(NAVIGATE_URL, `#${id}`)}>
      {title}
    </TextLink>
  );
}

function Missing({ part: { title, things } }: { part: CoveredPart }) {
  const missing = things.filter((thing) => isMissing(thing));
  if (missing.length === 0) return null;
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{`Missing: ${title.toLowerCase()}`}</Heading>
      <MissingList things={missing} />
    </Stack>
  );
}

const flowsCovered = (): CoveredPart => ({
  id: 'flows',
  title: 'Flows',
  said: 'What leads through several screens, step by step. Missing is one without a step.',
  things: flowFiles.map(({ title, stories }): Covered => {
    const steps = stories.length === 1 ? '1 step' : `${stories.length} steps`;
    return {
      name: titleInWords(title),
      shownAt: stories.length === 0 ? [] : [{ to: pageAt(title), words: steps }],
    };
  }),
});
