import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allLines, fileOf, LINES, parseLines, pictureName, printLines } from '#tests/visual/picture-lines.ts';
import { requiredPictures } from '#tests/visual/required-pictures.ts';
import { settled } from '#tests/visual/variants.ts';

const pictures = requiredPictures().map(pictureName);

describe('the pictures', () => {
  it('have a name of their own each', () => {
    expect(pictures.filter((name, place) => pictures.indexOf(name) !== place)).toEqual([]);
  });

  it('are those of stories that there are', () => {
    const stories = requiredPictures().map(({ story }) => story);
    expect(Object.keys(settled).filter((id) => !stories.includes(id))).toEqual([]);
  });

  it('have a line each, and no line is left of a deleted one', () => {
    expect([...allLines().keys()].toSorted()).toEqual(pictures.toSorted());
  });

  it('have their lines in the file of their page, in order, each once', () => {
    const files = globSync(`${LINES}/*.txt`);
    const disordered = files.filter((file) => {
      const text = readFileSync(file, 'utf8');
      const lines = parseLines(text);
      const isOnce = new Set(lines.map(pictureName)).size === lines.length;
      return !isOnce || printLines(lines) !== text || lines.some(({ story }) => fileOf(story) !== file);
    });
    expect(disordered).toEqual([]);
  });

  it('are not kept themselves', () => {
    expect(globSync('tests/**/*.png')).toEqual([]);
  });
});
