import styled from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { theme } from '../theme/theme.ts';

/* When its button goes, the focus is on the whole row. */
const focused = ':has(> [tabindex]:focus-visible)';

export const Root = styled.div`
  position: relative;
  display: flex;
  gap: ${theme.space[12]};
  min-width: 0;
  padding-block: ${theme.space[10]};
  li& + li& {
    border-top: 1px solid ${theme.color.line};
  }
  &${focused}::after {
    content: '';
    position: absolute;
    inset: ${theme.space[4]} -6px;
    border-radius: ${theme.radius.control};
    pointer-events: none;
    ${focusRing}
    outline-offset: 0;
  }
`;

/* A button that finds no room beside the words stands below them. */
export const Body = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};
  min-width: 0;
  &:focus-visible {
    outline: none;
  }
`;

export const Sign = styled.span`
  padding-top: 1px;
  color: ${theme.color.muted};
`;

export const Words = styled.div`
  flex: 1;
  display: grid;
  gap: ${theme.space[2]};
  min-width: min(100%, 11rem);
`;

export const Name = styled.span`
  font-weight: ${theme.weight.label};
  overflow-wrap: anywhere;
`;

export const Facts = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;

export const Failure = styled.div`
  display: flex;
  gap: ${theme.space[4]};
  color: ${theme.color.danger};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  overflow-wrap: anywhere;
  & > svg {
    margin-top: 1px;
  }
`;
