import { useEffect, useMemo, useRef } from 'react';
import { PageLocale } from '../lazy-part/PageLocale.tsx';
import { MirroredQueue } from './mirrored-queue.ts';
import { Stack } from './Toast.styles.ts';
import { ToastItem } from './ToastItem.tsx';
import type { Toast, ToastPosition, ToastQueue } from './toast-types.ts';
import type { ToastRegionWords } from './toast-words.ts';
import { useToastEscape } from './use-toast-escape.ts';
import { useToastPlace } from './use-toast-place.ts';

/** Properties of {@link ToastStack}. */
export interface ToastStackProps {
  readonly queue: ToastQueue;
  /** All messages of the queue; whatever changes in them may need another place. */
  readonly toasts: readonly Toast[];
  readonly position: ToastPosition;
  readonly words: Required<ToastRegionWords>;
}

/** The messages on the screen, newest first. */
export function ToastStack({ queue, toasts, position, words }: ToastStackProps) {
  const mirrored = useMemo(() => new MirroredQueue(queue), [queue]);
  useEffect(() => mirrored.watchWindow(), [mirrored]);
  const region = useRef<HTMLDivElement>(null);
  const place = useToastPlace(region, position, toasts);
  useToastEscape(region, queue);
  return (
    <PageLocale>
      <Stack
        ref={region}
        queue={mirrored}
        aria-label={words.region}
        data-position={position}
        $edge={place.edge}
        $offset={place.offset}
        $start={place.start}
        $end={place.end}
      >
        {({ toast }) => <ToastItem toast={toast} onClose={() => queue.dismiss(toast.key)} words={words} />}
      </Stack>
    </PageLocale>
  );
}
