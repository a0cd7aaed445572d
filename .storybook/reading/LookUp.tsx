import { SearchField, Stack, Text } from '@archive-console/ui';
import { use, useMemo, useState } from 'react';
import { BookLink } from './BookLink.tsx';
import { entriesOf, type Entry, found } from './entries.ts';
import { ScreenLinks } from './Listed.tsx';
import { lookedFor } from './looked-for.ts';
import { readScreens } from './screens.ts';
import { ShowAs } from './ShowAs.tsx';

/** More is not read. */
const MOST = 30;

/** Finds screens, states, flows, operations and codes by their words, and says where each appears. */
export function LookUp({ startsAnew = false }: { startsAnew?: boolean }) {
  const screens = use(readScreens());
  const entries = useMemo(() => entriesOf(screens), [screens]);
  const [text, setText] = useState(() => (startsAnew ? '' : lookedFor()));
  const all = found(entries, text);
  return (
    <Stack gap={16}>
      <div style={{ maxWidth: '600px' }}>
        <SearchField
          fullWidth
          label="Find a screen, a state, a flow, an operation or a code"
          placeholder="refused deletion, password reset expired, User.ManagedReadonly"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {text !== '' && (
        <Text tone="muted" size="small" role="status">
          {all.length === 0 ? 'Nothing has all these words.' : `${all.length} found`}
          {all.length > MOST && `, the first ${MOST} are shown`}
        </Text>
      )}
      {all.length > 0 && <ShowAs />}
      <Stack as="ul" gap={12} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {all.slice(0, MOST).map((entry) => (
          <li key={`${entry.kind} ${entry.name} ${entry.to}`}>
            <FoundEntry entry={entry} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function FoundEntry({ entry: { kind, name, text, to, screens } }: { entry: Entry }) {
  return (
    <Stack gap={2}>
      <Text>
        <Text as="span" tone="muted" size="small">
          {kind}{' '}
        </Text>
        {to === undefined ? <strong>{name}</strong> : <BookLink to={to}>{name}</BookLink>}
      </Text>
      <Text size="small" tone="muted">
        {text}
      </Text>
      {to === undefined && (
        <Text as="div" size="small">
          {screens.length === 0 ? 'No screen yet.' : 'Screens: '}
          {screens.length > 0 && <ScreenLinks screens={screens} />}
        </Text>
      )}
    </Stack>
  );
}
