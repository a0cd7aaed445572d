import { describe, expect, it } from 'vitest';
import {
  fileOf,
  parseLines,
  pictureName,
  printLines,
  type PictureLine,
} from '#tests/visual/picture-lines.ts';

const line: PictureLine = {
  story: 'components-actions-button--plain',
  variant: 'light',
  size: '1200x900',
  drawer: 'chromium-156/80e3c047182490d7',
  hash: '2ODgetk894Lm',
  fingerprint: 'CgBzAC7_nP___y8A',
};
const dark: PictureLine = { ...line, variant: 'dark' };

describe('the lines of pictures', () => {
  it('are read as they were written, in the order of their stories', () => {
    const text = printLines([line, dark]);
    expect(parseLines(text)).toEqual([dark, line]);
    expect(text.split('\n')).toHaveLength(3);
  });

  it('lie in the file of their page', () => {
    expect(fileOf(line.story)).toBe('tests/visual/lines/components-actions-button.txt');
  });

  it('are called by their story and their variant', () => {
    expect(pictureName(dark)).toBe('components-actions-button--plain.dark');
  });

  it('are refused where one is cut off, with what to do', () => {
    const cut = printLines([line]).slice(0, -20);
    expect(() => parseLines(cut)).toThrow('npm run pictures -- --update');
  });

  it('are refused where two have become one', () => {
    expect(() => parseLines(printLines([line, dark]).replace('\n', ' '))).toThrow('is no line of a picture');
  });
});
