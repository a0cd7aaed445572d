const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** How a name is written in an address. */
export function mailName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[äöüøå]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[^a-z-]/g, '');
}
