import type { LinkRenderProps, LinkTarget } from '../link/Linked.tsx';
import { Detail, Mark, Name, Root, Words } from './Logo.styles.ts';

/** Properties of {@link Logo}. */
export interface LogoProps extends LinkTarget, Omit<LinkRenderProps, 'children'> {
  /** The product's name beside the mark. */
  readonly name: string;
  /** Below the name: whose console it is. */
  readonly detail?: string | undefined;
  /** Edge of the mark in CSS pixels at the usual text size. @default 26 */
  readonly size?: number;
}

/**
 * The mark, an envelope that is also an archive box, and the product's name. With `render` or `href` it leads home.
 *
 * - Do: let it lead home where there is a home.
 * - Don't: use it as a heading: the page's own title is the `h1`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches it where it leads home |
 * | Enter | Goes there |
 */
export function Logo({ name, detail, size = 26, ...props }: LogoProps) {
  const edge = `${size / 16}rem`;
  return (
    <Root {...props}>
      <Mark viewBox="0 0 26 26" width={edge} height={edge} aria-hidden>
        <rect width="26" height="26" rx="7" />
        <path d="M5.5 17.6V8.2l7.5 5 7.5-5v9.4z" />
      </Mark>
      <Words>
        <Name translate="no">{name}</Name>
        {detail && <Detail>{detail}</Detail>}
      </Words>
    </Root>
  );
}
