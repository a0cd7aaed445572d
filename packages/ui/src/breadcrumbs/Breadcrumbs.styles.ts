import styled from 'styled-components';
import { Linked } from '../link/Linked.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const List = styled.ol`
  display: flex;
  align-items: center;
  min-width: 0;
`;

/* On a telephone there is room for the page itself, and for an arrow to the one above it. */
export const Crumb = styled.li<{ $onTelephone: boolean }>`
  display: flex;
  align-items: center;
  /* Room for something to press, and for the slash. */
  min-width: 45px;
  flex: 0 999 auto;
  color: ${theme.color.muted};
  &:not(:last-child)::after {
    content: '/' / '';
    flex: none;
    margin-inline: ${theme.space[8]};
  }
  /* Where one is gives way last, and has all the room there is. */
  &:last-child {
    flex-shrink: 1;
    min-width: 0;
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }
  ${media.belowMedium} {
    ${({ $onTelephone }) => !$onTelephone && 'display: none;'}
    &:not(:last-child) {
      flex: none;
      min-width: 0;
    }
    &:not(:last-child)::after {
      content: none;
    }
  }
`;

export const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Arrow = styled.span`
  display: none;
  ${media.belowMedium} {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
  }
`;

export const LinkWords = styled.span`
  ${media.belowMedium} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
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
  &:active {
    text-decoration-thickness: 2px;
  }
`;
