import { HUB_SETTINGS } from '@archive-console/api-client/hub';

/** What each constant of the hub is for (specification, section 9). */
const MEANINGS: Readonly<Record<keyof typeof HUB_SETTINGS, string>> = {
  reconnectDelaysMs: 'Before the first, second … try to come back; the last one repeats.',
  serverTimeoutMs: 'Silence of the service after which the line counts as lost.',
  keepAliveMs: 'Between two signs of life of the console.',
  messageBufferBytes: 'Kept for a stateful reconnect.',
  requestTimeoutMs: 'Before an HTTP request of the hub is given up.',
};

/** `30000` as `30 s`. */
const inWords = (name: string, value: number) =>
  name.endsWith('Ms') ? `${value / 1000} s` : `${value} bytes`;

/** The constants of the hub, with what they are for. */
export const hubConstants = Object.entries(HUB_SETTINGS).map(([name, value]) => ({
  name,
  value: [value]
    .flat()
    .map((one) => inWords(name, one))
    .join(', '),
  meaning: MEANINGS[name as keyof typeof HUB_SETTINGS],
}));
