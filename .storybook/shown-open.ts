const OVERLAYS =
  /^Components\/(Overlays\/|Actions\/(Menu|Split) button|Forms\/(Combobox|Multi-picker|Select|Date))/;

/** Whether a story is of what lies over its page: its page of documentation shows it open, as its play leaves it. */
export const isShownOpen = (title: string): boolean => OVERLAYS.test(title);
