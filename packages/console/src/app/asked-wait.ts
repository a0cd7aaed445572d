import { formatDuration, type ToastQueue } from '@archive-console/ui';
import { ensureWords } from '#shared/i18n/i18n.ts';
import type { Services } from '#shared/runtime/services.ts';

type Frame = Pick<Services, 'i18n' | 'toasts'>;

/** A timer that is set for longer ends at once. */
const LONGEST_MS = 0x7fff_ffff;

/** What is said of calls that wait: one message for all of them, until the last goes on. */
interface Said {
  waiting: number;
  until: number;
  id?: string;
}

const saidIn = new WeakMap<ToastQueue, Said>();

/** Waits as long as the service asks, and says so meanwhile: whatever the call is for, it goes on by itself. */
export async function pauseAsAsked(frame: Frame, seconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted === true) return;
  const { toasts } = frame;
  const said = saidIn.get(toasts) ?? { waiting: 0, until: 0 };
  saidIn.set(toasts, said);
  const ms = Math.ceil(seconds) * 1000;
  said.waiting += 1;
  void say(frame, said, ms);
  await pause(ms, signal);
  said.waiting -= 1;
  if (said.waiting > 0) return;
  saidIn.delete(toasts);
  if (said.id !== undefined) toasts.dismiss(said.id);
}

async function say({ i18n, toasts }: Frame, said: Said, ms: number): Promise<void> {
  const until = Date.now() + ms;
  await ensureWords(i18n, 'objects').catch(() => undefined);
  if (said.waiting === 0 || until <= said.until) return;
  said.until = until;
  const time = formatDuration(ms, i18n.language);
  const title = i18n.t('waits.title', { ns: 'objects', time });
  const text = i18n.t('waits.text', { ns: 'objects' });
  said.id = toasts.show({ tone: 'info', title, text, timeout: null }, { insteadOf: said.id });
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(ms, LONGEST_MS));
    signal?.addEventListener('abort', end);
  });
}
