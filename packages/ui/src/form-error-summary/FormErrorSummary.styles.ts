import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.section`
  padding: ${theme.space[12]} ${theme.space[14]};
  border-radius: ${theme.radius.control};
  border: 1px solid ${theme.color.danger};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
`;

export const Title = styled.p`
  display: flex;
  gap: ${theme.space[8]};
  font-weight: ${theme.weight.heading2};
`;

export const List = styled.ul`
  margin-block-start: ${theme.space[4]};
  padding-inline-start: 26px;
  & > li + li {
    margin-block-start: ${theme.space[4]};
  }
`;

export const FieldLink = styled.a`
  display: inline-block;
  min-height: 24px;
  border-radius: ${theme.radius.badge};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
