import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  min-width: 0;
`;

/* Two columns at most: codes are read off one by one, not searched across a page. */
export const Codes = styled.ul`
  display: grid;
  width: min(100%, 30rem);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
  gap: ${theme.space[8]} ${theme.space[24]};
  padding: ${theme.space[14]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;

export const Code = styled.li`
  font-variant-numeric: tabular-nums;
  & > s {
    color: ${theme.color.faint};
  }
`;

export const Used = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

export const PrintedCode = styled.li`
  padding-block: 4pt;
  font-size: 13pt;
`;
