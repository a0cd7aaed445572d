/** What of an address belongs to the list above a page: neither an open dialog nor the lists under a user (`groups.page`). */
export function listSearch(search: string): string {
  const own = [...new URLSearchParams(search)].filter(([key]) => key !== 'dialog' && !key.includes('.'));
  return own.length === 0 ? '' : `?${new URLSearchParams(own)}`;
}
