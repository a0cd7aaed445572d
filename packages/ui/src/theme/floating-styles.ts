import { css } from 'styled-components';
import { theme } from './theme.ts';

/** What floats over the page: surface, hairline and the one shadow. */
export const floatingStyles = css`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.floating};
`;
