import { Disclosure, Stack, Text } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { type CoveredPart, isMissing } from './covered.ts';
import { CoveredList } from './CoveredList.tsx';

interface CoveragePartProps {
  part: CoveredPart;
  /** What shows its things. @default each with its links */
  children?: ReactNode;
}

/** One part of what is specified, folded: a link to what lies in it opens it. */
export function CoveragePart({ part: { id, title, said, things }, children }: CoveragePartProps) {
  const shown = things.filter((thing) => !isMissing(thing));
  return (
    <Disclosure title={title} titleLevel={2} fact={`${shown.length} of ${things.length} shown`}>
      <Stack id={id} gap={12} style={belowItsHeading}>
        <Text>{said}</Text>
        {children ?? <CoveredList things={shown} />}
      </Stack>
    </Disclosure>
  );
}

/** Where a link leads to it, its heading is seen as well. */
const belowItsHeading = { paddingBlock: '8px 24px', scrollMarginBlockStart: '72px' };
