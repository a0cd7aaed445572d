import { describe, expect, it } from 'vitest';
import { isPlayable } from '#.storybook/plays';

/** Whether a story is played with this language in the toolbar; one of its own is what it is shown in. */
const isPlayedIn = (title: string, language: string, own?: string) =>
  isPlayable({
    title,
    globals: { theme: 'light', language: own ?? language },
    storyGlobals: own === undefined ? {} : { language: own },
  });

const screen = 'Screens/Users/List';
const component = 'Components/Button';

describe('a story is played', () => {
  it('in the language it is written for', () => {
    for (const title of [screen, component]) {
      expect(isPlayedIn(title, 'en-US')).toBe(true);
      expect(isPlayedIn(title, 'en-US', 'de')).toBe(true);
      expect(isPlayedIn(title, 'en-XA', 'de')).toBe(true);
    }
  });

  it('in no other where its words are those of the console', () => {
    for (const language of ['de', 'en-XA']) {
      expect(isPlayedIn(screen, language)).toBe(false);
      expect(isPlayedIn('Flows/Administer users', language)).toBe(false);
    }
  });

  it('in German where its words are its own, which the pseudo-language changes', () => {
    expect(isPlayedIn(component, 'de')).toBe(true);
    expect(isPlayedIn(component, 'en-XA')).toBe(false);
  });

  it('in one theme only', () => {
    expect(
      isPlayable({ title: component, globals: { theme: 'both', language: 'en-US' }, storyGlobals: {} }),
    ).toBe(false);
  });
});
