import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import styled from 'styled-components';
import { ControlFrame } from '../field/ControlFrame.styles.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Frame = styled(ControlFrame)`
  gap: ${theme.space[4]};
  padding-inline: ${theme.space[6]} 2px;
`;

export const Entry = styled(DateField)`
  min-width: 0;
`;

export const Segments = styled(DateInput)`
  display: flex;
  flex-wrap: wrap;
  padding: ${theme.space[4]} 0;
  font-variant-numeric: tabular-nums;
`;

export const Segment = styled(DateSegment)`
  min-width: 24px;
  min-height: 24px;
  padding: 2px ${theme.space[4]};
  border-radius: ${theme.radius.badge};
  text-align: center;
  white-space: pre;
  caret-color: transparent;
  &[data-type='literal'] {
    min-width: 0;
    padding-inline: 0;
    color: ${theme.color.muted};
  }
  &[data-placeholder] {
    color: ${theme.color.faint};
  }
  &[data-focused] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  /* Nothing acts here: the focus alone is shown. */
  [data-off] &[data-focused] {
    background: ${theme.color.line};
    color: inherit;
  }
  ${media.forcedColors} {
    &[data-focused] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Until = styled.span`
  color: ${theme.color.muted};
`;

export const Opener = styled.span`
  display: flex;
  margin-inline-start: auto;
`;

/* Where the button would have it. */
export const Sign = styled(Opener)`
  padding: ${theme.space[6]};
`;
