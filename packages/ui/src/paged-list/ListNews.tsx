import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** Properties of {@link ListNews}. */
export interface ListNewsProps {
  /** How many rows there are now, or that they are on their way. */
  readonly rows: string;
  /** How many are chosen; empty for none. */
  readonly selection: string;
}

/** What a screen reader hears when rows arrive and when the selection changes. There before the first news. */
export function ListNews({ rows, selection }: ListNewsProps) {
  return (
    <>
      <VisuallyHidden as="output">{rows}</VisuallyHidden>
      <VisuallyHidden as="output">{selection}</VisuallyHidden>
    </>
  );
}
