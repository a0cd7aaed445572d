import styled, { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

const note = css`
  position: absolute;
  overflow: hidden;
  color: ${theme.color.warning};
  font-size: 0.6875rem;
  line-height: 15px;
  overflow-wrap: anywhere;
  pointer-events: none;
`;

export const LimitLabel = styled.span<{ $lines: number }>`
  ${note}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
`;

export const MeetingLabel = styled.span`
  ${note}
  max-width: 60%;
  padding-inline: ${theme.space[4]};
  border-radius: ${theme.radius.badge};
  background: ${theme.color.surface};
`;
