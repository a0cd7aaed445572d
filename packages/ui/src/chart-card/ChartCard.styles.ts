import styled from 'styled-components';
import { Card } from '../card/Card.tsx';
import { printInk } from '../chart-frame/chart-ink.styles.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled(Card)`
  ${printInk}
`;

export const Sentence = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  text-wrap: pretty;
`;

/* As high as the buttons, so that the head does not grow when the chart is here. */
export const Tools = styled.div`
  min-height: ${theme.size.controlSmall};
`;
