import type { ComponentProps, ReactElement } from 'react';

/** What a link component of the router receives: everything of an `<a>` but its address. */
export type LinkRenderProps = Omit<ComponentProps<'a'>, 'href'>;

/**
 * How a router's link takes on the styles of this package. It is the same everywhere a link is
 * needed:
 *
 * @example
 * <ButtonLink render={(props) => <Link {...props} to={paths.users.create()} />}>Create user</ButtonLink>
 */
export type RenderLink = (props: LinkRenderProps) => ReactElement;

/** A link is either an address outside the router, or rendered by the router. */
export interface LinkTarget {
  /** An address the router does not know: another site, a mail address, a file. */
  readonly href?: string | undefined;
  /** Renders the router's own link with the properties it is given. Wins over `href`. */
  readonly render?: RenderLink | undefined;
}

/** Properties of {@link Linked}. */
export type LinkedProps = LinkTarget & LinkRenderProps;

/** The element behind every link of this package; styled parts give it its styles. */
export function Linked({ href, render, children, ...props }: LinkedProps) {
  if (render) return render({ ...props, children });
  return (
    <a href={href} {...props}>
      {children}
    </a>
  );
}
