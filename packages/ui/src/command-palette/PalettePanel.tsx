import { Autocomplete } from 'react-aria-components/Autocomplete';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CloseIcon, ErrorIcon, SearchIcon } from '../icons.ts';
import { PageLocale } from '../lazy-part/PageLocale.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { Backdrop, Failure, Field, Frame, Input, Search, Sheet, Sign } from './PalettePanel.styles.ts';
import type { PaletteParts } from './palette-types.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteResults } from './PaletteResults.tsx';
import { useEarlyEnter } from './use-early-enter.ts';

/** Properties of {@link PalettePanel}. */
export interface PalettePanelProps extends PaletteParts {
  /** Closes, then acts. */
  readonly onCloseAnd: (act: () => void) => void;
}

/** The floating part of the palette. The focus stays in the field; the arrows go through the results from there. */
export function PalettePanel({
  query,
  onQuery,
  groups,
  isLoading = false,
  failure,
  onClose,
  onCloseAnd,
  words: own,
  ...props
}: PalettePanelProps) {
  const words = useUiWords('commandPalette', own);
  const filled = groups.filter(({ items }) => items.length > 0);
  const count = filled.reduce((sum, { items }) => sum + items.length, 0);
  const onKeyDownCapture = useEarlyEnter({ query, first: filled[0]?.items[0], isLoading, onCloseAnd });
  return (
    <PageLocale>
      <Backdrop isOpen onOpenChange={onClose} isDismissable>
        <Sheet>
          <Frame {...props} aria-label={words.label}>
            <Autocomplete inputValue={query} onInputChange={onQuery}>
              <Search onKeyDownCapture={onKeyDownCapture}>
                <Sign>{isLoading ? <Spinner /> : <Icon of={SearchIcon} />}</Sign>
                {/* The library's option, not the attribute: the dialog's first focus is the search. */}
                <Field aria-label={words.label} {...{ autoFocus: true }}>
                  <Input placeholder={words.placeholder} spellCheck={false} enterKeyHint="go" />
                </Field>
                <IconButton icon={CloseIcon} label={words.close} size="sm" onClick={onClose} />
              </Search>
              {failure !== undefined && (
                <Failure role="alert">
                  <Icon of={ErrorIcon} size={16} />
                  <span>{failure}</span>
                </Failure>
              )}
              <PaletteResults label={words.label} query={query} groups={filled} onCloseAnd={onCloseAnd} />
            </Autocomplete>
            <PaletteFoot query={query} count={count} isLoading={isLoading} words={words} />
          </Frame>
        </Sheet>
      </Backdrop>
    </PageLocale>
  );
}
