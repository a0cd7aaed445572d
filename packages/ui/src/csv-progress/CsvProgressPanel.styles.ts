import styled from 'styled-components';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { propertyName, theme } from '../theme/theme.ts';

/** Nothing that has stopped is drawn as if it went on. */
export const Bar = styled(ProgressBar)`
  &[data-stopped] {
    ${propertyName('color', 'accent')}: ${theme.color.control};
  }
`;
