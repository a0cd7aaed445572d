import { Button, Input, NumberField } from 'react-aria-components/NumberField';
import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled(NumberField)`
  display: flex;
  min-width: 0;
`;

export const Entry = styled(Input)`
  flex: 1;
  width: 100%;
  min-width: 0;
  padding: ${theme.space[6]} ${theme.space[10]};
  border: 0;
  background: transparent;
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;

  /* Under 16 px a telephone zooms into the field and never out again. */
  ${media.belowMedium} {
    @supports (-webkit-touch-callout: none) {
      font-size: 1rem;
    }
  }
`;

export const Unit = styled.span`
  flex: none;
  max-width: 60%;
  padding-inline-end: ${theme.space[10]};
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
`;

export const Step = styled(Button)`
  flex: none;
  display: grid;
  place-items: center;
  align-self: stretch;
  width: 32px;
  border-inline-start: 1px solid ${theme.color.line};
  color: ${theme.color.muted};
  user-select: none;
  &:last-child {
    border-start-end-radius: 6px;
    border-end-end-radius: 6px;
  }
  &[data-hovered] {
    background: ${theme.color.hovered};
    color: ${theme.color.text};
  }
  &[data-pressed] {
    background: ${theme.color.line};
  }
  &[data-disabled],
  &[aria-disabled='true'] {
    color: ${theme.color.control};
    cursor: default;
  }
  ${media.forcedColors} {
    &[data-disabled],
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
