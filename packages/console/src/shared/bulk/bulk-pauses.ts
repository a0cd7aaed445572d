/** Pauses that the service has asked for. */
export interface BulkPauses {
  /** Resolves then, or when it is woken up. */
  until(moment: Date): Promise<void>;
  wakeUp(): void;
}

export function createBulkPauses(): BulkPauses {
  const wakeUps = new Set<() => void>();
  return {
    until: (moment) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          wakeUps.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, moment.getTime() - Date.now());
        wakeUps.add(wake);
      }),
    wakeUp() {
      for (const wake of wakeUps) wake();
    },
  };
}
