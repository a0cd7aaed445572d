import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import styled from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { textLinkStyles } from '../text-link/TextLink.styles.ts';
import { theme } from '../theme/theme.ts';

export const Zone = styled(DropZone)`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${theme.space[8]};
  min-height: 78px;
  padding: ${theme.space[14]};
  border: 1px dashed ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.muted};
  text-align: center;
  overflow-wrap: anywhere;
  transition:
    background-color ${theme.motion.press} ease-out,
    border-color ${theme.motion.press} ease-out;
  &[data-invalid] {
    border-color: ${theme.color.danger};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-drop-target] {
    border-color: ${theme.color.accent};
    border-style: solid;
    background: ${theme.color.accentSoft};
    color: ${theme.color.text};
  }
  &[data-disabled] {
    border-color: ${theme.color.line};
    border-style: solid;
    background: ${theme.color.sunken};
    color: ${theme.color.faint};
  }
  ${media.forcedColors} {
    &[data-drop-target] {
      outline: 2px solid Highlight;
    }
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Choose = styled(Button)<{ $quiet: boolean }>`
  ${textLinkStyles}
  min-height: 24px;
  /* Between words, the focus ring keeps off those before it. */
  margin-inline: 2px;
  &[aria-disabled='true'] {
    color: inherit;
    font-weight: inherit;
    text-decoration: none;
    cursor: default;
  }
`;

export const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[10]};
  width: 100%;
  min-width: 0;
  color: ${theme.color.text};
  text-align: start;
  & > svg {
    color: ${theme.color.muted};
  }
  [data-disabled] > & {
    color: ${theme.color.muted};
    & > svg {
      color: inherit;
    }
  }
`;

export const Name = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Size = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;
