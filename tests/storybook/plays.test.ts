import { describe, expect, it } from 'vitest';
import { isPlayable } from '#.storybook/plays';

/** Whether a story is played with these choices in the toolbars. */
const isPlayed = (title: string, language: string, theme = 'light') =>
  isPlayable({ title, globals: { theme, language } });

const screen = 'Screens/Users/List';
const component = 'Components/Button';

describe('a story is played', () => {
  it('in every language and theme', () => {
    for (const language of ['en-US', 'de', 'en-XA'])
      for (const theme of ['light', 'dark', 'forced']) {
        expect(isPlayed(screen, language, theme)).toBe(true);
        expect(isPlayed('Flows/Administer users', language, theme)).toBe(true);
      }
  });

  it('where its words are its arguments, in all but the pseudo-language, which replaces them', () => {
    expect(isPlayed(component, 'de')).toBe(true);
    expect(isPlayed(component, 'en-XA')).toBe(false);
  });

  it('in the page of each theme, not around both', () => {
    expect(isPlayed(component, 'en-US', 'both')).toBe(false);
  });
});
