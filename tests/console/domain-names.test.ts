import { describe, expect, it } from 'vitest';
import { domainMistake } from '#console/features/trusted-domains/domain-mistake.ts';
import {
  addressInBothWays,
  addressInLetters,
  isInternational,
  searchedFor,
  unicodeOf,
} from '#console/entities/trusted-domains/domain-name.ts';
import { findingOf } from '#console/features/trusted-domains/record-mistake.ts';
import { addressInAscii, asciiOf } from '#console/queries/ascii-domain.ts';
import { emailAddressesQueries } from '#console/queries/email-addresses.ts';
import { usersQueries } from '#console/queries/users.ts';

describe('the name of a domain', () => {
  it.each([
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['bücher-müller.example', 'xn--bcher-mller-thbg.example'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    ['пример.example', 'xn--e1afmkfd.example'],
    ['straße.example', 'xn--strae-oqa.example'],
    ['😀.example', 'xn--e28h.example'],
  ])('is written in two ways: %s and %s', (unicode, ascii) => {
    expect(asciiOf(unicode)).toBe(ascii);
    expect(unicodeOf(ascii)).toBe(unicode);
    expect(isInternational(ascii)).toBe(true);
  });

  it('stays as it is where it is ASCII, also where it only looks encoded', () => {
    expect(asciiOf(' Example.COM. ')).toBe('example.com');
    expect(isInternational('example.com')).toBe(false);
    expect(unicodeOf('xn--99999999999.example')).toBe('xn--99999999999.example');
    expect(unicodeOf('xn--ü.example')).toBe('xn--ü.example');
  });

  it.each([
    ['info@xn--mnchen-3ya.example', 'info@münchen.example'],
    ['"a@b"@xn--mnchen-3ya.example', '"a@b"@münchen.example'],
    ['xn--a@demo.example', 'xn--a@demo.example'],
    ['no address', 'no address'],
  ])('is read in letters in an address: %s', (served, letters) => {
    expect(addressInLetters(served)).toBe(letters);
    expect(addressInBothWays(served)).toBe(letters === served ? served : `${letters} (${served})`);
  });

  it.each([
    ['info@münchen.example', 'info@xn--mnchen-3ya.example'],
    ['@München.example', '@xn--mnchen-3ya.example'],
    ['@mu\u0308nchen.example', '@xn--mnchen-3ya.example'],
    // A name, or the beginning of an address: nothing is known of it.
    ['Jürgen', 'Jürgen'],
    ['Dr.Müller', 'Dr.Müller'],
    ['Jörg.Schmidt', 'Jörg.Schmidt'],
    ['jörg.schmidt', 'jörg.schmidt'],
    ['Jonas.Petersen', 'Jonas.Petersen'],
    ['münchen.example', 'münchen.example'],
    ['jörg.schmidt@', 'jörg.schmidt@'],
    ['info@demo', 'info@demo'],
  ])('is searched for as the service has it: %s', (typed, asked) => {
    expect(addressInAscii(typed)).toBe(asked);
    for (const { queryKey } of [
      usersQueries.found(typed),
      usersQueries.matching(typed, 1),
      emailAddressesQueries.found(typed),
    ])
      expect(queryKey[1]).toMatchObject({ filter: asked });
  });

  it.each([
    ['bücher', 'bcher', 'xn--bcher-mller-thbg.example'],
    ['müll', 'mll', 'xn--bcher-mller-thbg.example'],
    // As some keyboards and systems write it: a letter, and its dots.
    ['mu\u0308ll', 'mll', 'xn--bcher-mller-thbg.example'],
    ['ü', 'xn--', 'xn--mnchen-3ya.example'],
    ['München.example', 'xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
    ['Kanzlei', 'kanzlei', 'kanzlei-lund.example'],
  ])('is found by a part of it: %s', (typed, asked, served) => {
    expect(searchedFor(typed)).toBe(asked);
    expect(served).toContain(asked);
  });

  it.each([
    ['', 'missing'],
    ['https://example.com', 'webAddress'],
    ['example.com/mail', 'webAddress'],
    ['me@example.com', 'email'],
    ['example .com', 'space'],
    ['exa_mple.com', 'letters'],
    ['*.example.com', 'letters'],
    ['example..com', 'dots'],
    ['.example.com', 'dots'],
    ['-example.com', 'hyphen'],
    [`${'a'.repeat(64)}.com`, 'labelTooLong'],
    [`${'a.'.repeat(126)}example`, 'tooLong'],
    ['10.0.0.1', 'number'],
    ['example', 'ending'],
    ['example.1', 'ending'],
  ])('is refused in words: %s', (typed, mistake) => {
    expect(domainMistake(typed)).toBe(`trusted-domains:form.mistake.${mistake}`);
  });

  it.each(['example.com', ' Example.com. ', 'münchen.example', `${'a'.repeat(63)}.example`, 'a.b.c.co.uk'])(
    'is taken: %s',
    (typed) => {
      expect(domainMistake(typed)).toBeUndefined();
    },
  );
});

describe('a record that is not found', () => {
  const value = 'archive-console-verification=abcdef';
  it.each([
    [undefined, undefined],
    ['nothing to see', undefined],
    [`example.com.example.com: ${value}`, 'doubled'],
    [`www.example.com: ${value}`, 'host'],
    ['example.com: archive-console-verification=abc', 'value'],
  ])('%s means %s', (detail, finding) => {
    expect(findingOf(detail, 'example.com', value)).toBe(finding);
  });
});
