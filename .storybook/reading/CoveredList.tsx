import { theme } from '@archive-console/ui';
import { type CSSProperties, Fragment } from 'react';
import { BookLink } from './BookLink.tsx';
import type { Covered } from './covered.ts';

/** More are found by looking the thing up. */
const MOST = 3;

interface CoveredListProps {
  things: readonly Covered[];
}

/** Each thing with what shows it. */
export function CoveredList({ things }: CoveredListProps) {
  return (
    <ul style={list}>
      {things.map(({ name, lead = name, shownAt }) => (
        <li key={name} style={entry}>
          <div style={{ overflowWrap: 'anywhere' }}>{lead}</div>
          <div>
            {shownAt.slice(0, MOST).map(({ to, words }, place) => (
              <Fragment key={to}>
                {place > 0 && ', '}
                <BookLink to={to}>{words}</BookLink>
              </Fragment>
            ))}
            {shownAt.length > MOST && ` and ${shownAt.length - MOST} more`}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Things that nothing shows: their names, in red. */
export function MissingList({ things }: CoveredListProps) {
  return (
    <ul style={{ ...list, gridTemplateColumns: columnsOf('300px') }}>
      {things.map(({ name, lead = name }) => (
        <li key={name} style={{ ...lacking, overflowWrap: 'anywhere' }}>
          {lead}
        </li>
      ))}
    </ul>
  );
}

const columnsOf = (width: string) => `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`;

const list: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: columnsOf('420px'),
  gap: '0 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '13px',
};
const line: CSSProperties = { padding: '6px 8px', borderBlockEnd: `1px solid ${theme.color.line}` };
const entry: CSSProperties = {
  ...line,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '12px',
};
const lacking: CSSProperties = { ...line, background: theme.color.dangerSoft };
