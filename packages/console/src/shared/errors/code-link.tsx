import type { RenderErrorCodeLink } from '@archive-console/ui';
import { Link } from 'react-router';
import { helpPaths } from '#shared/paths/help.ts';

/** From an error code to the page of the help that says what it means and who can help. */
export const codeLink: RenderErrorCodeLink = (code) => (props) => (
  <Link {...props} to={helpPaths.code(code)} />
);
