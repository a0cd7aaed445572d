import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type AccessIndex, type AccessReading, accessReading } from '#queries/access-index.ts';

/** Who can see which mailbox, as far as it is read. It is read while it is shown. */
export function useAccessIndex(): { index: AccessIndex; reading: AccessReading } {
  const reading = accessReading(useQueryClient());
  return { index: useSyncExternalStore(reading.subscribe, reading.current), reading };
}
