/** A part that a component brings along: no property gives it. */
interface Control {
  selector: string;
  name: string;
  said: string;
  /** How many of them are marked: the rest are like them. @default 2 */
  most?: number;
}

/** What keys and assistive technology find in a component, by its role. */
export const controls: readonly Control[] = [
  { selector: '[data-toast]', name: 'Message', said: 'What happened; F6 leads to the messages and back.' },
  {
    selector: '[data-toast] [class*="styles__Sign-"]',
    name: 'Sign',
    said: 'The tone, which is said as well.',
  },
  { selector: '[role="menuitem"]', name: 'Entry', said: 'Arrow keys lead to it, Enter does it.', most: 1 },
  {
    selector: '[role="menuitem"] [class*="styles__EntryNote-"]',
    name: 'Note',
    said: 'A word more, or why it cannot be done.',
    most: 1,
  },
  { selector: '[role="listbox"]', name: 'Options', said: 'What can be chosen; arrow keys lead through it.' },
  { selector: '[role="switch"]', name: 'Switch', said: 'On or off; Space changes it.' },
  { selector: 'input[type="checkbox"]', name: 'Box', said: 'Checked or not; Space changes it.' },
  { selector: 'input[type="radio"]', name: 'Choice', said: 'One of several; arrow keys choose.' },
  { selector: 'select', name: 'Field', said: 'Shows what is chosen; the browser opens the options.' },
  {
    selector: 'input:not([type="hidden"], [type="file"]), textarea, [role="spinbutton"]',
    name: 'Field',
    said: 'Takes what is typed.',
  },
  {
    selector: 'progress, meter, [role="meter"]',
    name: 'Bar',
    said: 'Says the same as the figure, to the eye.',
  },
  { selector: 'summary', name: 'Head', said: 'Pressed, it shows and hides what lies below.' },
  { selector: 'table', name: 'Table', said: 'Rows and columns, which a screen reader counts.' },
  { selector: 'button', name: 'Button', said: 'Pressed by pointer, Enter or Space.' },
  { selector: 'a[href]', name: 'Link', said: 'Followed by pointer or Enter.' },
];
