import { describe, expect, it } from 'vitest';
import { emailMistake } from '#console/shared/form/email-rule.ts';

const local = (length: number) => `${'a'.repeat(length)}@lindenhof.example`;
/** An address of exactly this length: labels of a domain have at most 63 letters. */
const long = (length: number) => {
  const rest = length - 64 - 1 - '.example'.length;
  const labels = 'b'.repeat(rest).replaceAll(/(.{60})(?=.)/g, (label) => `${label.slice(0, -1)}.`);
  return `${'a'.repeat(64)}@${labels}.example`;
};

describe('the e-mail rule (specification, section 5)', () => {
  it.each([
    ['lena@lindenhof.example', undefined],
    ["o'neil+archive@mail.lindenhof.example", undefined],
    ['jürgen@müller.example', undefined],
    [local(64), undefined],
    [local(65), 'localPartTooLong'],
    [`${'ü'.repeat(33)}@lindenhof.example`, 'localPartTooLong'],
    [long(254), undefined],
    [long(255), 'emailTooLong'],
    ['lena@lindenhof', 'emailInvalid'],
    ['lena', 'emailInvalid'],
    ['@lindenhof.example', 'emailInvalid'],
    ['le na@lindenhof.example', 'emailInvalid'],
    ['lena@lindenhof.example, otto@lindenhof.example', 'emailInvalid'],
    ['Lena Sommer <lena@lindenhof.example>', 'emailWithName'],
    ['<lena@lindenhof.example>', 'emailWithName'],
  ])('says of %s: %s', (address, mistake) => {
    expect(emailMistake(address)).toBe(mistake);
  });
});
