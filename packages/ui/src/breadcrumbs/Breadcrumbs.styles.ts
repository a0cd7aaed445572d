import styled from 'styled-components';
import { Linked } from '../link/Linked.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const List = styled.ol`
  display: flex;
  align-items: center;
  min-width: 0;
`;

/* On a telephone a group that is no page itself says nothing the menu does not say. */
export const Crumb = styled.li<{ $link: boolean }>`
  display: flex;
  align-items: center;
  flex: ${({ $link }) => ($link ? '0 2 auto' : '0 1 auto')};
  min-width: 0;
  color: ${theme.color.muted};
  &:not(:last-child)::after {
    content: '/' / '';
    flex: none;
    margin-inline: ${theme.space[8]};
  }
  &:last-child {
    color: ${theme.color.text};
    font-weight: 560;
  }
  ${media.belowMedium} {
    ${({ $link }) => !$link && '&:not(:last-child) { display: none; }'}
  }
`;

export const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const CrumbLink = styled(Linked)`
  min-width: 24px;
  overflow: hidden;
  border-radius: ${theme.radius.badge};
  line-height: 24px;
  text-overflow: ellipsis;
  text-underline-offset: 3px;
  white-space: nowrap;
  &:hover {
    color: ${theme.color.text};
    text-decoration: underline;
  }
`;
