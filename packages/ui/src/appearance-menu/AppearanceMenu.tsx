import { type ComponentProps, type ReactNode, useImperativeHandle, useState } from 'react';
import type { MenuItem } from '../menu/menu-content.ts';
import { menuPanel } from '../menu/menu-panel.ts';
import { type MenuTriggerEvent, useMenuTrigger } from '../menu/use-menu-trigger.ts';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import {
  type Appearance,
  appearanceEntries,
  type AppearanceWords,
  choiceLevel,
  type MenuLevel,
} from './appearance-levels.ts';
import { Trigger } from './AppearanceMenu.styles.ts';

/** What the button of such a menu takes besides its own. */
export type AppearanceMenuButtonProps = Omit<
  ComponentProps<'button'>,
  'children' | 'type' | 'disabled' | MenuTriggerEvent
>;

/** Properties of {@link AppearanceMenu}. */
export interface AppearanceMenuProps<TLanguage extends string>
  extends AppearanceMenuButtonProps, Appearance<TLanguage> {
  readonly label: string;
  readonly words: AppearanceWords;
  /** Entries before theme and language. @default [] */
  readonly before?: readonly MenuItem[];
  /** Entries after theme and language. @default [] */
  readonly after?: readonly MenuItem[];
  /** What stands above the entries and is no entry; it describes the menu. */
  readonly head?: ReactNode;
  /** Called when a pointer or the focus reaches for the button. */
  readonly onReach?: (() => void) | undefined;
  /** Whether the children name the button already, or only stand for it. */
  readonly labelled: boolean;
  /** What the button shows. */
  readonly children: ReactNode;
}

/** Where the reader is in the menu, and which level was shown before. */
interface MenuPlace {
  readonly level: MenuLevel;
  readonly cameFrom?: MenuLevel;
}

const start: MenuPlace = { level: 'top' };

/** A menu with the levels theme and language below it: the inside of the account menu and of the settings menu. */
export function AppearanceMenu<TLanguage extends string>({
  label,
  theme,
  onTheme,
  language,
  languages,
  onLanguage,
  words: own,
  before = [],
  after = [],
  head,
  onReach,
  labelled,
  children,
  ref,
  ...props
}: AppearanceMenuProps<TLanguage>) {
  const words = useUiWords('appearanceMenu', own);
  const [{ level, cameFrom }, setPlace] = useState<MenuPlace>(start);
  const setLevel = (next: MenuLevel): void => setPlace({ level: next, cameFrom: level });
  const { trigger, triggerProps, isOpen, focus, close, closeAnd } = useMenuTrigger(menuPanel, onReach);
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement, [trigger]);
  const appearance = { theme, onTheme, language, languages, onLanguage };
  const end = () => {
    close();
    setPlace(start);
  };
  const content =
    level === 'top'
      ? [
          ...(before.length > 0 ? [{ id: 'before', items: before }] : []),
          { id: 'appearance', items: appearanceEntries(appearance, words, setLevel) },
          ...(after.length > 0 ? [{ id: 'after', items: after }] : []),
        ]
      : choiceLevel(level, appearance, words, setLevel);
  return (
    <>
      <Trigger
        {...props}
        ref={trigger}
        type="button"
        data-round={labelled ? undefined : ''}
        aria-label={labelled ? undefined : label}
        {...triggerProps}
      >
        {children}
      </Trigger>
      <LazyPart
        of={menuPanel}
        wanted={isOpen}
        onFailed={end}
        props={() => ({
          label,
          content,
          focus: level === 'top' ? focus : 'first',
          level,
          ...(level === 'top' && { head }),
          ...(cameFrom !== undefined && { step: level === 'top' ? 'back' : 'deeper' }),
          startsAt: level === 'top' ? cameFrom : appearance[level],
          placement: 'bottom end',
          trigger,
          onClose: end,
          onCloseAnd(act) {
            setPlace(start);
            closeAnd(act);
          },
        })}
      />
    </>
  );
}
