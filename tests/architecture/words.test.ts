import { describe, expect, it } from 'vitest';
import { wordsOf, type Words } from './locale-files.ts';

const english = wordsOf('en-US');
const german = wordsOf('de');

const matching = (words: readonly Words[], pattern: RegExp) =>
  words.filter(({ text }) => pattern.test(text)).map(({ id, text }) => `${id}: ${text}`);

/** Names and abbreviations that are written with a capital wherever they stand. */
const NAMES =
  /^(Administrator|Microsoft|Archive|Console|English|Deutsch|German|Outlook|Exchange|Azure|Entra|PayPal|CSV|DNS|TXT|VAT|IBAN|BIC|PDF|API|ID|URL|QR|SMTP|TenantAdmin|Windows|I|A–Z|[A-Z]{2,}s?)$/;

/** Words after the first of a sentence that begin with a capital without being a name. */
function titleCased(text: string): string[] {
  const sentences = text
    .replaceAll(/\{\{[^}]*\}\}|<[^>]*>|[“"'‘][^”"'’]*[”"'’]/g, ' ')
    .split(/[.?:·•…–—\n(]\s*/);
  return sentences.flatMap((sentence) =>
    sentence
      .trim()
      .split(/[\s/]+/)
      .slice(1)
      .map((word) => word.replaceAll(/[^\p{L}\d–-]/gu, ''))
      .filter((word) => /^\p{Lu}/u.test(word) && !NAMES.test(word)),
  );
}

describe('English', () => {
  it('does not flatter, beg or shout', () => {
    expect(matching(english, /successfully|\bplease\b|\boops\b|\bsorry\b|!/i)).toEqual([]);
  });

  // As its language, en-US, and the dates and figures beside the words (decision 0004).
  it('is spelled as in America', () => {
    const british = /organis|licence|synchronis|authoris|recognis|colour|centre|behaviour|cancell(ed|ing)\b/i;
    expect(matching(english, british)).toEqual([]);
  });

  it('is written in sentence case', () => {
    const wrong = english.filter(({ text }) => titleCased(text).length > 0);
    expect(wrong.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });
});

describe('German', () => {
  it('does not flatter, beg or shout', () => {
    expect(matching(german, /erfolgreich|\bbitte\b|\bleider\b|!/i)).toEqual([]);
  });

  it('says Sie', () => {
    expect(matching(german, /\b(du|dich|dir|dein(e|en|em|er|es)?|euch|euer|eure)\b/i)).toEqual([]);
  });

  // A second word for the same thing is read as a second thing. (After a comma: what a pasted column may be called.)
  it('has one word for one thing', () => {
    const second = /Kennw[oö]rt|Cloud-Connector|\bTarif|(?<![-‑,])\bMails?\b|Mailprogramm/;
    const state = german.filter(
      ({ key, text }) => /(^|\.)state$/.test(key) && /^(Stand|Zustand)$/.test(text),
    );
    expect([...matching(german, second), ...state.map(({ id, text }) => `${id}: ${text}`)]).toEqual([]);
  });
});

describe('both', () => {
  it('keep the workshop out of the reader’s sight', () => {
    const workshop =
      /\b(mock|msw|stub|demo|lorem|todo|endpoint|payload|undefined|null|NaN|backend|frontend|query|cache)\b|\[object/i;
    expect(matching([...english, ...german], workshop)).toEqual([]);
  });

  it('say what was done in the short form', () => {
    const done = [...english, ...german].filter(({ key }) => /(^|\.)(done|partlyDone)(_|$)/.test(key));
    expect(matching(done, /^\{\{count.*\b(was|were|wurden?)\b/)).toEqual([]);
  });

  it('end no fragment with a full stop', () => {
    expect(matching(english, /^(No|Nothing) (?!.*\b(is|are|was|has|have)\b)[^.]* yet\.$/)).toEqual([]);
    expect(matching(german, /^Noch (kein\p{L}*|nichts) \p{L}+\.$/u)).toEqual([]);
  });

  it('write with real quotation marks, dashes and ellipses', () => {
    expect(matching([...english, ...german], /\.\.\.|(^|\s)["']\w|\w["'](\s|[.,]|$)| - |\s--\s/)).toEqual([]);
  });
});
