import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { asCards } from './PagedList.styles.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
`;

export const Search = styled.div`
  flex: 0 1 280px;
  min-width: 0;
  ${asCards} {
    flex: 1 1 0;
  }
`;

export const Chips = styled.div`
  display: contents;
  ${asCards} {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    order: 1;
    gap: ${theme.space[8]};
    &:not(:has([data-chip])) {
      display: none;
    }
  }
`;

export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: 26px;
  border-radius: ${theme.radius.round};
  background: ${theme.color.sunken};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
  }
`;

export const ChipButton = styled.button`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[6]};
  min-width: 0;
  min-height: 26px;
  padding: ${theme.space[4]} ${theme.space[2]} ${theme.space[4]} ${theme.space[10]};
  border-radius: ${theme.radius.round};
  overflow-wrap: anywhere;
  > b {
    font-weight: ${theme.weight.heading2};
  }
`;

export const ChipRemove = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: 50%;
  color: ${theme.color.muted};
  &:hover {
    background: ${theme.color.line};
    color: ${theme.color.text};
  }
  &:active {
    background: color-mix(in srgb, ${theme.color.line} 85%, ${theme.color.text});
  }
`;

export const AddFilter = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[6]};
  min-height: 26px;
  padding: 0 ${theme.space[12]} 0 ${theme.space[10]};
  border: 1px dashed ${theme.color.control};
  border-radius: ${theme.radius.round};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  font-weight: ${theme.weight.label};
  &:hover,
  &[aria-expanded='true'] {
    border-color: ${theme.color.muted};
    color: ${theme.color.text};
  }
  &:active {
    background: ${theme.color.line};
  }
  ${asCards} {
    display: none;
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
  ${asCards} {
    display: none;
  }
`;

export const CardTools = styled.div`
  display: none;
  ${asCards} {
    display: flex;
    gap: ${theme.space[8]};
  }
`;
