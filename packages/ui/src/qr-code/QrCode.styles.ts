import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { colors } from '../theme/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[16]} ${theme.space[24]};
  min-width: 0;
`;

/* The light palette by value: a code in light on dark is not read by every camera. */
export const Drawing = styled.div`
  flex: none;
  display: grid;
  place-items: center;
  max-width: 100%;
  aspect-ratio: 1;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  overflow: hidden;
  background: ${colors.light.surface};
  color: ${colors.light.text};
  forced-color-adjust: none;
  & > svg {
    width: 100%;
    height: 100%;
  }
`;

export const Failed = styled.p`
  padding: ${theme.space[16]};
  text-align: center;
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;

export const Aside = styled.div`
  flex: 1;
  min-width: min(100%, 14rem);
`;
