/** English words for the toasts of the book. */
export const toastWords = {
  region: 'Messages',
  dismiss: (title: string) => `Close message: ${title}`,
  times: (count: number) => `${count} times`,
  traceId: (id: string) => `Trace id ${id}`,
  tones: { success: 'Done', info: 'Note', warning: 'Warning', error: 'Error' },
};
