import styled from 'styled-components';
import { Card } from '../radio-cards/RadioCards.styles.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  min-width: 0;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]};
`;

export const Count = styled.p`
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums;
`;

export const Fields = styled.ul`
  display: grid;
  gap: ${theme.space[16]};
`;

export const FieldSet = styled.fieldset`
  min-width: 0;
`;

export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]};
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled(Card).attrs({ as: 'label' })`
  cursor: pointer;
`;

export const SideName = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;

export const Value = styled.span`
  display: block;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Empty = styled.span`
  color: ${theme.color.muted};
  font-style: italic;
`;

/* Under the words and not behind them: a chosen side has a color of its own. */
export const Difference = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${theme.weight.heading2};
  text-decoration: underline ${theme.color.control};
  text-underline-offset: 3px;
`;

export const Line = styled.span`
  display: block;
`;

export const Equal = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

export const EqualNote = styled.span`
  color: ${theme.color.faint};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;
