import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.details`
  min-width: 0;
`;

export const Head = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[2]} ${theme.space[16]};
  padding: ${theme.space[6]} ${theme.space[8]};
  margin-inline: calc(${theme.space[8]} * -1);
  border-radius: ${theme.radius.control};
  cursor: pointer;
  list-style: none;
  transition: background-color ${theme.motion.press} ease-out;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${theme.color.hovered};
  }
  &:active {
    background: ${theme.color.line};
  }
`;

/* The mark stands beside the first line of a title of several. */
export const Title = styled.span`
  display: flex;
  flex: 1;
  gap: ${theme.space[8]};
  min-width: min(100%, 12rem);
  overflow-wrap: anywhere;
  & > :is(h2, h3) {
    align-self: baseline;
  }
  & > svg {
    margin-top: 1px;
    color: ${theme.color.muted};
    transition: rotate ${theme.motion.press} ease-out;
  }
  details[open] > summary > & > svg {
    rotate: 90deg;
  }
  &:dir(rtl) > svg {
    scale: -1 1;
  }
`;

export const Fact = styled.span`
  padding-inline-start: 1.625rem;
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  padding-block: ${theme.space[6]} ${theme.space[8]};
  padding-inline-start: 1.625rem;
  ${media.belowMedium} {
    padding-inline-start: 0;
  }
`;
