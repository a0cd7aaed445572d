import { createContext } from 'react';
import type { RenderLink } from '../link/Linked.tsx';

/** Renders the link to the page that says what an error code means. */
export type RenderErrorCodeLink = (code: string) => RenderLink;

/**
 * Makes the code in every `ErrorDetails` below it a link to its page: a frame says once where that is. Without one, as
 * before the sign-in, a code is no link.
 *
 * @example
 * <ErrorCodeLink value={(code) => (props) => <Link {...props} to={helpPaths.code(code)} />}>…</ErrorCodeLink>
 */
export const ErrorCodeLink = createContext<RenderErrorCodeLink | undefined>(undefined);
