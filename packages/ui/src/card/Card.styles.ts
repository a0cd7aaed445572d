import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.section<{ $roomy: boolean }>`
  --card-inset: ${({ $roomy }) => ($roomy ? '22px' : theme.space[16])};
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  ${media.belowMedium} {
    --card-inset: ${theme.space[14]};
  }
`;

export const Body = styled.div<{ $roomy: boolean; $flush: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[10]};
  min-width: 0;
  padding: ${({ $roomy }) => ($roomy ? '22px' : theme.space[14])} var(--card-inset)
    ${({ $roomy }) => ($roomy ? theme.space[20] : theme.space[16])};
  ${({ $flush }) => $flush && 'padding: 0;'}
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[16]};
  & + p {
    margin-top: -5px;
  }
`;

export const Aside = styled.div`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;

export const Footer = styled.div`
  padding: ${theme.space[12]} var(--card-inset);
  border-top: 1px solid ${theme.color.line};
`;
