import styled from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { Radio as PlainRadio } from '../field/Radio.styles.ts';
import { media } from '../theme/media.ts';
import { propertyName, theme } from '../theme/theme.ts';

export const Cards = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${theme.space[8]};
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* Only the title shares its line with the icon; what stands below is as wide as both. */
export const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  place-content: start stretch;
  align-items: start;
  padding: ${theme.space[10]} ${theme.space[12]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  &:hover {
    border-color: ${theme.color.muted};
  }
  &:active {
    background: ${theme.color.hovered};
  }
  [aria-invalid='true'] & {
    border-color: ${theme.color.danger};
  }
  &:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  &[data-off] {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
  }
  overflow-wrap: anywhere;
  & > svg {
    margin-inline-start: ${theme.space[10]};
    color: ${theme.color.muted};
  }
  ${media.forcedColors} {
    &:has(:checked) {
      border-color: Highlight;
    }
    &[data-off] {
      border-color: GrayText;
      color: GrayText;
    }
    & > svg {
      color: inherit;
    }
  }
`;

export const Radio = styled(PlainRadio)`
  position: relative;
  z-index: 1;
  margin: 2px 0;
  margin-inline-end: ${theme.space[10]};
  &:focus-visible {
    outline: none;
  }
`;

/* What stands beside the title goes below it where there is no room for both. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[8]};
  /* A badge beside the title makes the line no higher than that of the other cards. */
  > div {
    margin-block: -1px;
  }
  &:has(> div) {
    margin-block-end: ${theme.space[6]};
  }
`;

/* Its place is the whole card: a press anywhere chooses it, and facts may stand in the card that no label may hold. */
export const Title = styled.label`
  min-width: 0;
  font-weight: ${theme.weight.label};
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  [data-off] & {
    cursor: default;
  }
`;

export const Note = styled.p`
  grid-column: 2 / -1;
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  hyphens: auto;
`;

export const Facts = styled.div`
  grid-column: 2 / -1;
  margin-block-start: ${theme.space[8]};
  /* Hairlines would vanish on its tint. */
  ${Card}:has(:checked):not([data-off]) > & {
    ${propertyName('color', 'line')}: color-mix(
      in srgb,
      ${theme.color.accent} 30%,
      ${theme.color.accentSoft}
    );
  }
`;
