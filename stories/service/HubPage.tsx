import { invalidatedByEvent } from '@archive-console/console';
import { Heading, Stack, Text } from '@archive-console/ui';
import { TokenTable } from '../foundations/TokenTable.tsx';
import { fieldsOf } from './fields.ts';
import { hubConstants } from './hub-constants.ts';
import { published, type Schema } from './published.ts';
import { ScrollRegion } from './ScrollRegion.tsx';

const carried = (payload: Schema) =>
  fieldsOf(payload)
    .map(({ path, type }) => `${path}: ${type}`)
    .join('; ') || 'nothing';

function readsInvalidatedBy(event: string): string {
  const { invalidates, field } = invalidatedByEvent[event as keyof typeof invalidatedByEvent] ?? {};
  if (invalidates === undefined) return 'nothing yet: no screen reads it';
  const names = invalidates.join(', ');
  return field === undefined ? names : `${names}; only those about the ids, where they name a ${field}`;
}

/** The events of the hub, the reads that each invalidates, and its constants. */
export function HubPage() {
  return (
    <Stack as="article" gap={24}>
      <Heading level={1}>Hub</Heading>
      <Text>
        The real-time hub speaks SignalR at <strong>/hub</strong>, over WebSocket, server-sent events or long
        polling. It says that something changed; what it has become is read again. All of it is assumed (D60).
      </Text>
      <Stack as="section" gap={12}>
        <Heading level={2}>Events</Heading>
        <ScrollRegion label="Events of the hub">
          <TokenTable
            areNamesWhole
            label="Events"
            first="Event"
            columns={['Carries', 'Makes stale']}
            rows={Object.entries(published['x-hub'].events).map(([name, payload]) => ({
              name,
              cells: [carried(payload), readsInvalidatedBy(name)],
            }))}
          />
        </ScrollRegion>
      </Stack>
      <Stack as="section" gap={12}>
        <Heading level={2}>Constants</Heading>
        <ScrollRegion label="Constants of the hub">
          <TokenTable
            areNamesWhole
            label="Constants"
            first="Constant"
            columns={['Value', 'Means']}
            rows={hubConstants.map(({ name, value, meaning }) => ({ name, cells: [value, meaning] }))}
          />
        </ScrollRegion>
      </Stack>
    </Stack>
  );
}
