import { fileRefusal } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';

const mail = { name: 'Offer.EML', type: 'message/rfc822', size: 2000 };

describe('a file', () => {
  it.each([[[]], [['.eml']], [['.msg', ' .EML ']], [['message/rfc822']], [['Message/*']]])(
    'is taken where %j is asked for',
    (accept) => {
      expect(fileRefusal(mail, { accept })).toBeUndefined();
    },
  );

  it.each([[['.msg']], [['image/*']], [['message']], [['text/plain']]])(
    'is refused where %j is asked for',
    (accept) => {
      expect(fileRefusal(mail, { accept })).toBe('type');
    },
  );

  it('is refused for its size only above the greatest', () => {
    expect(fileRefusal(mail, { maxBytes: 1999 })).toBe('size');
    expect(fileRefusal(mail, { maxBytes: 2000 })).toBeUndefined();
    expect(fileRefusal(mail, {})).toBeUndefined();
  });

  it('of the wrong type is not called too large', () => {
    expect(fileRefusal(mail, { accept: ['.msg'], maxBytes: 1 })).toBe('type');
  });
});
