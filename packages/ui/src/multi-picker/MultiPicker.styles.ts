import styled from 'styled-components';
import { Hint } from '../field/Field.styles.ts';
import { focusRingInside } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  min-width: 0;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[8]};
`;

export const Count = styled.p`
  margin: 0;
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[6]};
  max-height: 96px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`;

export const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding-inline-start: ${theme.space[8]};
  border-radius: ${theme.radius.badge};
  background: ${theme.color.sunken};
  font-size: ${theme.type.small};
  overflow-wrap: anywhere;
  /* The chips scroll: around it, the ring would be cut off. */
  > button:focus-visible {
    ${focusRingInside}
  }
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;

/** One of many that are chosen, in the list of all of them. */
export const ChosenItem = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]};
`;

/** Fills its place in the list, and all of it chooses: the label lies over it, below the box. */
export const Choice = styled.div`
  position: relative;
  margin: calc(-1 * ${theme.space[8]}) calc(-1 * ${theme.space[12]});
  padding: ${theme.space[8]} ${theme.space[12]};
  label::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  input {
    z-index: 1;
  }
  &[data-off] label {
    cursor: default;
  }
  /* With a face, what stands below the name begins where the name does. */
  &[data-faced] ${Hint} {
    padding-inline-start: calc(1.25rem + ${theme.space[6]});
  }
`;

/* The face is as high as the line of the name. */
export const WithFace = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[6]};
`;

/** The name of what cannot be chosen. */
export const Muted = styled.span`
  color: ${theme.color.muted};
  ${media.forcedColors} {
    color: inherit;
  }
`;

export const Second = styled.span`
  overflow-wrap: anywhere;
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${theme.space[10]};
  padding: ${theme.space[12]} 0;
`;

export const Empty = styled.p`
  margin: 0;
  padding: ${theme.space[20]} 0;
  color: ${theme.color.muted};
  text-align: center;
`;

export const Result = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

export const LeftOutList = styled.ul`
  max-height: 160px;
  margin: 0;
  padding: 0;
  overflow: auto;
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  list-style: none;
`;

export const LeftOut = styled.li`
  overflow-wrap: anywhere;
  b {
    color: ${theme.color.text};
    font-weight: ${theme.weight.label};
  }
`;

/** What is left to be mended in the field. */
export const Left = styled.p`
  display: flex;
  gap: ${theme.space[6]};
  color: ${theme.color.warning};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;
