import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import styled from 'styled-components';
import { focusRing, focusRingInside } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[6]};
  min-height: 40px;
  max-height: 240px;
  padding: ${theme.space[6]};
  overflow: auto;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  cursor: text;
  &:hover:not(:focus-within, [data-off]) {
    border-color: ${theme.color.muted};
  }
  &[data-invalid] {
    border-color: ${theme.color.danger};
  }
  &:has(> input:focus-visible) {
    border-color: ${theme.color.accent};
    ${focusRing}
  }
  &[data-off] {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    cursor: default;
  }
`;

/* Patterns and the field flow in one line: the boxes of the library in between take no part in it. */
export const Group = styled(TagGroup)`
  display: contents;
`;

export const List = styled(TagList)`
  display: contents;
` as typeof TagList;

export const Chip = styled(Tag)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-width: 100%;
  min-height: 26px;
  padding-inline: ${theme.space[10]} 1px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.badge};
  background: ${theme.color.sunken};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  font-weight: ${theme.weight.nav};
  cursor: pointer;
  outline: none;
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-wrong] {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
    text-decoration: underline wavy 1px;
    text-underline-offset: 3px;
  }
  &[data-edited] {
    border: 1px dashed ${theme.color.accent};
    background: transparent;
    color: ${theme.color.muted};
  }
  &[data-off] {
    padding-inline-end: ${theme.space[10]};
    background: ${theme.color.surface};
    color: ${theme.color.muted};
    cursor: default;
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;

export const Pattern = styled.span`
  min-width: 0;
  padding-block: ${theme.space[4]};
  overflow-wrap: anywhere;
`;

export const Remove = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${theme.radius.badge};
  color: ${theme.color.muted};
  &[data-hovered] {
    background: ${theme.color.line};
    color: ${theme.color.text};
  }
  &[data-pressed] {
    background: color-mix(in srgb, ${theme.color.line} 85%, ${theme.color.text});
  }
  [data-wrong] & {
    color: inherit;
  }
  &[data-focus-visible] {
    ${focusRingInside}
  }
`;

export const Entry = styled.input`
  flex: 1 1 11rem;
  min-width: min(11rem, 100%);
  min-height: 26px;
  padding: 0 ${theme.space[4]};
  border: 0;
  background: none;
  outline: none;
  text-overflow: ellipsis;
  &:read-only {
    flex-basis: 2rem;
    min-width: 2rem;
    cursor: default;
  }
  ${media.belowMedium} {
    @supports (-webkit-touch-callout: none) {
      font-size: 1rem;
    }
  }
`;

export const Report = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;

export const Mistakes = styled.span`
  display: grid;
  gap: ${theme.space[2]};
  overflow-wrap: anywhere;
`;

/** What an empty list means and how a pattern is written stand below each other. */
export const HintLine = styled.span`
  display: block;
`;
