import styled from 'styled-components';
import { Busy, Content } from '../button/Button.styles.ts';

export const Root = styled.div<{ $fullWidth: boolean }>`
  display: ${({ $fullWidth }) => ($fullWidth ? 'flex' : 'inline-flex')};
  max-width: 100%;
  & > button:first-of-type {
    flex: 1 1 auto;
    min-width: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & > button:last-of-type {
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    /* The spinner of the first half stands for both. */
    & > ${Content} {
      opacity: 1;
    }
    & > ${Busy} {
      display: none;
    }
  }
  /* Two filled halves are parted by the ground between them, two outlined ones by the border they share. */
  &[data-design='primary'] > button:last-of-type {
    margin-inline-start: 1px;
  }
  & > button:focus-visible {
    z-index: 1;
  }
`;
