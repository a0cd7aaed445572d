import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input as LibraryInput } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import styled from 'styled-components';
import { entryStyles, Floating } from '../menu/Menu.styles.ts';
import { theme } from '../theme/theme.ts';
import { inputStyles } from './Combobox.styles.ts';

export const Root = styled(ComboBox)`
  min-width: 0;
` as typeof ComboBox;

export const Input = styled(LibraryInput)`
  ${inputStyles}
`;

export const Opener = styled(Button)`
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: ${theme.radius.badge};
  color: inherit;
  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.color.hovered};
    color: ${theme.color.text};
  }
  &:active {
    background: ${theme.color.line};
  }
`;

export const Panel = styled(Floating)`
  width: var(--trigger-width);
  min-width: min(220px, calc(100vw - 16px));
  max-width: calc(100vw - 16px);
  overflow: hidden;
`;

export const List = styled(ListBox)`
  max-height: min(320px, 50vh);
  overflow: auto;
  outline: none;
  overscroll-behavior: contain;
` as typeof ListBox;

export const Entry = styled(ListBoxItem)`
  ${entryStyles}
  &[data-selected] {
    font-weight: ${theme.weight.label};
  }
`;

/* Its words stand in line with those of the entries, inside the list and below it. */
export const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[8]} ${theme.space[14]};
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
  [role='listbox'] & {
    padding-inline: ${theme.space[10]};
  }
`;
