import { safeParse } from 'valibot';
import { HUB_EVENTS, type HubEventName, type HubEventPayload } from './events.ts';

type Progress = HubEventPayload<'ImportProgress'>;

/**
 * What an event carries, as the schema of its name reads it.
 *
 * @returns undefined where its shape is another one
 */
export function readEvent<TName extends HubEventName>(
  event: TName,
  payload: unknown,
): HubEventPayload<TName> | undefined;
export function readEvent(event: HubEventName, payload: unknown): object | undefined {
  if (event === 'ImportProgress' && isWholeProgress(payload)) return fieldsOf(payload);
  const read = safeParse(HUB_EVENTS[event], payload);
  return read.success ? read.output : undefined;
}

/** Whether nothing of it is left out. Thousands of them come every second, and walking the schema is expensive. */
function isWholeProgress(payload: unknown): payload is Progress {
  if (typeof payload !== 'object' || payload === null) return false;
  const { importSourceId, importSourceTaskState, total, done, errorMessage } = payload as Partial<Progress>;
  return (
    typeof importSourceId === 'string' &&
    typeof importSourceTaskState === 'string' &&
    isFigure(total) &&
    isFigure(done) &&
    typeof errorMessage === 'string'
  );
}

const isFigure = (figure: unknown) => typeof figure === 'number' || figure === null;

/** Without what else the service may say. */
const fieldsOf = ({
  importSourceId,
  importSourceTaskState,
  total,
  done,
  errorMessage,
}: Progress): Progress => ({
  importSourceId,
  importSourceTaskState,
  total,
  done,
  errorMessage,
});
