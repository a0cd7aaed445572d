import { Input as TextInput } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import {
  Backdrop as DialogBackdrop,
  Frame as DialogFrame,
  Sheet as DialogSheet,
} from '../dialog/Dialog.styles.ts';
import { EntryWords, List } from '../menu/Menu.styles.ts';
import { focusRingInside } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Backdrop = styled(DialogBackdrop)`
  place-items: start center;
  padding-top: min(12vh, 96px);
  ${media.belowMedium} {
    place-items: stretch;
    padding: 0;
  }
`;

export const Sheet = styled(DialogSheet).attrs({ $size: 'medium' })`
  max-width: 600px;
  max-height: min(480px, 100%);
  overflow: hidden;
  ${media.belowMedium} {
    max-width: none;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
`;

export const Frame = styled(DialogFrame)`
  max-height: inherit;
`;

export const Search = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[10]};
  padding: ${theme.space[10]} ${theme.space[14]};
  border-bottom: 1px solid ${theme.color.line};
`;

export const Sign = styled.span`
  display: inline-flex;
  flex: none;
  justify-content: center;
  width: 18px;
  color: ${theme.color.muted};
`;

export const Field = styled(SearchField)`
  flex: 1;
  min-width: 0;
`;

export const Input = styled(TextInput)`
  width: 100%;
  min-height: ${theme.size.control};
  padding: 0;
  border: 0;
  background: none;
  font-size: 0.9375rem;
  text-overflow: ellipsis;
  outline: none;
  &::-webkit-search-cancel-button {
    display: none;
  }
  /* Under 16 px a telephone zooms into the field and never out again. */
  ${media.belowMedium} {
    @supports (-webkit-touch-callout: none) {
      font-size: 1rem;
    }
  }
`;

export const Failure = styled.p`
  display: flex;
  flex: none;
  gap: ${theme.space[6]};
  padding: ${theme.space[8]} ${theme.space[16]};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;

/* The field keeps the focus while the arrows go through the results; who scrolls by keys alone can reach them too. */
export const Scroll = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${theme.space[6]};
  &:focus-visible {
    ${focusRingInside}
  }
  &:has(> [data-empty]) {
    display: none;
  }
  ${media.belowMedium} {
    flex: 1 1 auto;
  }
`;

export const Results = styled(List)`
  max-height: none;
  padding: ${theme.space[6]};
  overflow: visible;
`;

/* The key is part of the name: who speaks to the page says what stands there. */
export const ResultWords = styled(EntryWords)`
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${theme.space[12]};
  & > * {
    grid-column: 1;
  }
  & > kbd {
    grid-area: 1 / 2;
    align-self: start;
    margin-top: 1px;
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[16]};
  padding: ${theme.space[8]} ${theme.space[16]};
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: 1.125rem;
  &[data-alone] {
    border-top: 0;
  }
  ${media.belowMedium} {
    margin-top: auto;
    padding-bottom: max(${theme.space[8]}, env(safe-area-inset-bottom));
  }
`;

export const State = styled.output`
  min-width: 0;
  overflow-wrap: anywhere;
  [data-alone] > & {
    flex: 1 0 100%;
    padding-block: ${theme.space[24]} ${theme.space[20]};
    color: ${theme.color.text};
    text-align: center;
  }
`;

export const Hints = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${theme.space[4]} ${theme.space[14]};
  margin-inline-start: auto;
  [data-alone] > & {
    flex: 1 0 100%;
    margin-inline: calc(${theme.space[16]} * -1);
    padding: ${theme.space[8]} ${theme.space[16]} 0;
    border-top: 1px solid ${theme.color.line};
  }
  /* A finger has none of these keys, and a narrow window has no room for them. */
  ${media.belowMedium} {
    display: none;
  }
  @media (hover: none) {
    display: none;
  }
`;

export const Hint = styled.li`
  white-space: nowrap;
`;
