import { replace } from 'react-router';

/**
 * Leads a link that was made before a parameter of its page went to the address as it is now.
 *
 * @param meant what each of its values says in the parameters of now; others say nothing
 */
export function renewAddress(
  { url }: Request,
  parameter: string,
  meant: Readonly<Record<string, string>>,
): void {
  const { pathname, searchParams } = new URL(url);
  const value = searchParams.get(parameter);
  if (value === null) return;
  searchParams.delete(parameter);
  for (const [name, now] of new URLSearchParams(meant[value]))
    if (!searchParams.has(name)) searchParams.set(name, now);
  throw replace(searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`);
}
