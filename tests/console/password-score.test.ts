import { describe, expect, it } from 'vitest';
import { passwordScore } from '#console/shared/gates/password-score.ts';

describe('how hard a password is to guess', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['password', 1],
    ['Passwort123', 1],
    ['aaaaaaaaaaaaaaaaaaaa', 1],
    ['qwertz2026', 1],
    ['kdmxgw', 1],
    ['Kd7-mx', 2],
    ['lantern harbour', 4],
    ['Kd7-mxQ2', 3],
    ['harbour-lantern-38', 4],
  ] as const)('is for %j: %i', (password, score) => {
    expect(passwordScore(password)).toBe(score);
  });

  it('counts what is known of the person for nothing', () => {
    expect(passwordScore('Sonnenhof-archiv')).toBeGreaterThan(
      passwordScore('Sonnenhof-archiv', ['Sonnenhof']),
    );
    expect(passwordScore('Sonnenhof2026', ['Sonnenhof'])).toBe(1);
  });
});
