import styled, { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 5px;
  min-width: 0;
`;

export const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[12]};
  font-size: ${theme.type.label};
  line-height: ${theme.type.labelLine};
`;

export const labelStyles = css`
  font-weight: ${theme.weight.label};
  hyphens: auto;
  overflow-wrap: anywhere;
`;

export const Label = styled.label`
  ${labelStyles}
`;

export const RequiredMark = styled.span`
  margin-inline-start: ${theme.space[2]};
  color: ${theme.color.muted};
`;

export const Hint = styled.p`
  margin-top: 1px;
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  overflow-wrap: anywhere;
`;

export const ErrorText = styled.p`
  display: flex;
  gap: ${theme.space[6]};
  margin-top: 1px;
  color: ${theme.color.danger};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  overflow-wrap: anywhere;
`;

/** What every box that takes text looks like, whatever element it is. */
export const controlStyles = css`
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  transition: border-color ${theme.motion.press} ease-out;
  &:hover:not(:disabled, [aria-disabled='true'], :focus-visible) {
    border-color: ${theme.color.muted};
  }
  &:focus-visible {
    border-color: ${theme.color.accent};
  }
  &[aria-invalid='true']:not(:focus-visible) {
    border-color: ${theme.color.danger};
  }
  &:disabled,
  &[aria-disabled='true'],
  &:is(input, textarea):read-only {
    background: ${theme.color.sunken};
    border-color: ${theme.color.line};
    color: ${theme.color.muted};
  }
  ${media.forcedColors} {
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
