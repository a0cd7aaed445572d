import { describe, expect, it } from 'vitest';
import { addressMistake, emailMistake } from '#console/shared/form/text-rules.ts';

const local = (length: number) => `${'a'.repeat(length)}@lindenhof.example`;
/** An address of exactly this length: labels of a domain have at most 63 letters. */
const long = (length: number) => {
  const rest = length - 64 - 1 - '.example'.length;
  const labels = 'b'.repeat(rest).replaceAll(/(.{60})(?=.)/g, (label) => `${label.slice(0, -1)}.`);
  return `${'a'.repeat(64)}@${labels}.example`;
};

describe('the e-mail rule (specification, section 5)', () => {
  it.each([
    ['', 'shell:email.missing'],
    ['lena@lindenhof.example', undefined],
    ["o'neil+archive@mail.lindenhof.example", undefined],
    ['jürgen@müller.example', undefined],
    [local(64), undefined],
    [local(65), 'shell:email.localPartTooLong'],
    [`${'ü'.repeat(33)}@lindenhof.example`, 'shell:email.localPartTooLong'],
    [long(254), undefined],
    [long(255), 'shell:email.tooLong'],
    ['lena@lindenhof', 'shell:email.invalid'],
    ['lena', 'shell:email.invalid'],
    ['@lindenhof.example', 'shell:email.invalid'],
    ['le na@lindenhof.example', 'shell:email.invalid'],
    ['lena@lindenhof.example, otto@lindenhof.example', 'shell:email.invalid'],
    ['Lena Sommer <lena@lindenhof.example>', 'shell:email.withName'],
    ['<lena@lindenhof.example>', 'shell:email.withName'],
  ])('says of %s: %s', (address, mistake) => {
    expect(emailMistake(address)).toBe(mistake);
  });

  it.each([
    ['lena', 'at'],
    ['lena@lindenhof.example, otto@lindenhof.example', 'several'],
    ['lena@@lindenhof.example', 'several'],
    ['le na@lindenhof.example', 'space'],
    ['@lindenhof.example', 'name'],
    ['lena@', 'domain'],
    ['lena@lindenhof', 'ending'],
  ])('says in a form what is missing or too much in %s', (address, mistake) => {
    expect(addressMistake(address)).toBe(`objects:form.email.${mistake}`);
  });

  it.each([
    ['', 'shell:email.missing'],
    ['Lena <lena@lindenhof.example>', 'shell:email.withName'],
    ['lena@lindenhof..example', 'shell:email.invalid'],
    ['lena@lindenhof.example', undefined],
  ])('says of %s in a form what it says before the sign-in', (address, mistake) => {
    expect(addressMistake(address)).toBe(mistake);
  });
});
