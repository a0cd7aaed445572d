import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Tip = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0 auto auto 0;
  display: grid;
  gap: ${theme.space[2]};
  width: max-content;
  padding: ${theme.space[6]} ${theme.space[10]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  overflow-wrap: anywhere;
  pointer-events: none;
`;

export const TipLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[6]};
  > strong {
    color: ${theme.color.text};
    font-variant-numeric: tabular-nums;
  }
`;
