import styled, { css, keyframes } from 'styled-components';
import { media } from '../theme/media.ts';
import { propertyName, theme } from '../theme/theme.ts';

const middle = `transparent calc(30% + 3px), ${theme.color.accent} 0 calc(70% - 3px), transparent 0`;
const roundAt = (place: string) =>
  `circle at calc(${place}) 50%, ${theme.color.accent} 3px, transparent 3.5px`;

const pass = keyframes`from { background-position: 200% 0; } to { background-position: -100% 0; }`;

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  min-width: 0;
`;

export const Value = styled.span`
  min-width: 0;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/* In one, the bar has the place of the label, and no less than can be read. Long words go below it. */
export const Line = styled.div<{ $inOne: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[16]};
  ${({ $inOne }) =>
    $inOne &&
    css`
      align-items: center;
      column-gap: ${theme.space[10]};
      min-width: 8rem;
      & > progress {
        flex: 1 1 4rem;
        width: auto;
        min-width: 4rem;
        /* A table has many, and a width that passes over lays the table out at every frame. */
        &::-webkit-progress-value {
          transition: none;
        }
      }
      /* In line with the words of the cells beside it. */
      & > ${Value} {
        align-self: baseline;
      }
    `}
`;

export const Label = styled.span`
  font-weight: ${theme.weight.label};
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** What fills up, of bars and meters: seen on every ground, where nothing fills it. */
export const track = css`
  height: 6px;
  border-radius: 3px;
  background: ${theme.color.sunken};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
`;

export const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  overflow: hidden;
  border: 0;
  ${track}
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: 3px;
    background: ${theme.color.accent};
    transition: width ${theme.motion.appear} ease-out;
  }
  &::-moz-progress-bar {
    border-radius: 3px;
    background: ${theme.color.accent};
  }
  &:indeterminate {
    /* Its middle and its round ends, which pass as one, over the track and its edge, as the fill does. */
    border: 1px solid transparent;
    background:
      linear-gradient(90deg, ${middle}) 150% 0 / 50% 100% no-repeat border-box,
      radial-gradient(${roundAt('30% + 3px')}) 150% 0 / 50% 100% no-repeat border-box,
      radial-gradient(${roundAt('70% - 3px')}) 150% 0 / 50% 100% no-repeat border-box,
      linear-gradient(${theme.color.sunken} 0 0) padding-box,
      ${theme.color.line} border-box;
    box-shadow: none;
    animation: ${pass} 1400ms ease-in-out infinite;
    &::-moz-progress-bar {
      background: transparent;
    }
  }
  ${media.reducedMotion} {
    &:indeterminate {
      background-position: 50% 0;
    }
  }
  ${media.forcedColors} {
    /* Else the browser would take the fill away that passes through. */
    forced-color-adjust: none;
    /* Opaque, for its parts lie over each other. */
    ${propertyName('color', 'accent')}: rgb(from Highlight r g b / 1);
    ${propertyName('color', 'sunken')}: Canvas;
    ${propertyName('color', 'line')}: Canvas;
    outline: 1px solid CanvasText;
  }
`;

export const Note = styled.span`
  margin-top: ${theme.space[2]};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;
