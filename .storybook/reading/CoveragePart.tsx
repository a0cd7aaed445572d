import { Heading, Stack, Text, theme } from '@archive-console/ui';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { BookLink } from './BookLink.tsx';

interface CoveragePartProps {
  title: string;
  /** How many there are, and how many are missing. */
  said: string;
  children: ReactNode;
}

/** One part of what is specified: its heading, its figures, and the things themselves. */
export function CoveragePart({ title, said, children }: CoveragePartProps) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{title}</Heading>
      <Text>{said}</Text>
      {children}
    </Stack>
  );
}

/** Where something is shown in the book. */
export interface ShownAt {
  /** A page or a story of the book. */
  to: string;
  words: string;
}

/** Something that is specified, and where it is shown. */
export interface Covered {
  name: string;
  /** How its name is drawn. @default as it is */
  lead?: ReactNode;
  shownAt: readonly ShownAt[];
}

/** More are found by looking the thing up. */
const MOST = 3;

/** Each thing with what shows it; what nothing shows comes first, in red. */
export function CoveredList({ things }: { things: readonly Covered[] }) {
  const isMissing = ({ shownAt }: Covered) => shownAt.length === 0;
  const ordered = [...things.filter(isMissing), ...things.filter((thing) => !isMissing(thing))];
  return (
    <ul style={list}>
      {ordered.map((thing) => (
        <li key={thing.name} style={isMissing(thing) ? { ...entry, ...lacking } : entry}>
          <div style={{ overflowWrap: 'anywhere' }}>{thing.lead ?? thing.name}</div>
          <div>
            {isMissing(thing) && <strong>missing</strong>}
            {thing.shownAt.slice(0, MOST).map(({ to, words }, place) => (
              <Fragment key={to}>
                {place > 0 && ', '}
                <BookLink to={to}>{words}</BookLink>
              </Fragment>
            ))}
            {thing.shownAt.length > MOST && ` and ${thing.shownAt.length - MOST} more`}
          </div>
        </li>
      ))}
    </ul>
  );
}

const list: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))',
  gap: '0 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '13px',
};
const entry: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '12px',
  padding: '6px 8px',
  borderBlockEnd: `1px solid ${theme.color.line}`,
};
const lacking: CSSProperties = { background: theme.color.dangerSoft, color: theme.color.danger };
