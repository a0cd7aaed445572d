import { PasswordField, Steps, type UiWordsGetters, UiWordsProvider } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const outer: Partial<UiWordsGetters> = { passwordField: () => ({ show: 'Show it', hide: 'Hide it' }) };
const inside = (words: Partial<UiWordsGetters>, drawn: ReactNode) =>
  renderToStaticMarkup(<UiWordsProvider words={words}>{drawn}</UiWordsProvider>);

describe('the word of a component', () => {
  it('comes from the provider where its caller is silent', () => {
    expect(inside(outer, <PasswordField label="Password" />)).toContain('Show it');
  });

  it('is its caller’s where both say it', () => {
    const drawn = inside(outer, <PasswordField label="Password" words={{ show: 'Show the PIN' }} />);
    expect(drawn).toContain('Show the PIN');
    expect(drawn).not.toContain('Show it');
  });

  it('is that of the nearest provider, which leaves the other groups as they are', () => {
    const steps: Partial<UiWordsGetters> = {
      steps: () => ({
        state: { done: 'over', toCome: 'ahead', failed: 'lost' },
        position: (step, total) => `${step}/${total}`,
      }),
    };
    const drawn = inside(
      outer,
      <UiWordsProvider words={steps}>
        <Steps label="Setup" steps={[{ id: 'domain', label: 'Domain', state: 'current' }]} />
        <PasswordField label="Password" />
      </UiWordsProvider>,
    );
    expect(drawn).toContain('1/1');
    expect(drawn).toContain('Show it');
  });

  it('is asked for only when such a component is drawn', () => {
    const words: Partial<UiWordsGetters> = {
      ...outer,
      dialog: () => {
        throw new Error('Its words are not here yet.');
      },
    };
    expect(inside(words, <PasswordField label="Password" />)).toContain('Show it');
  });

  it('is reported where it is missing, with the names of both and what to do', () => {
    expect(() => renderToStaticMarkup(<PasswordField label="Password" />)).toThrow(
      'No passwordField.show: give it in `words` or by a UiWordsProvider above.',
    );
  });

  it('is not missed where its caller says all that is drawn', () => {
    expect(renderToStaticMarkup(<PasswordField label="Password" words={{ show: 'Show it' }} />)).toContain(
      'Show it',
    );
  });
});
