import { describe, expect, it } from 'vitest';
import { messageOf, typedOf } from '#console/features/apply-policy/message-form.ts';
import { addressesIn, messageInFile, messageInText } from '#console/features/apply-policy/message-head.ts';

const subjectOf = (value: string) => messageInText(`Subject: ${value}\n\n`)?.subject;

describe('the addresses in a list', () => {
  it.each([
    ['ada@x.example', ['ada@x.example']],
    ['"Lovelace, Ada" <ada@x.example>, Bo <bo@x.example>', ['ada@x.example', 'bo@x.example']],
    ['ada@x.example (at work, mostly); bo@x.example', ['ada@x.example', 'bo@x.example']],
    ['"a \\" b, c" <ada@x.example>', ['ada@x.example']],
    ['Team: ada@x.example, bo@x.example;', ['ada@x.example', 'bo@x.example']],
    ['undisclosed-recipients:;', []],
    ['ada@x.example\n\nbo@x.example', ['ada@x.example', 'bo@x.example']],
    ['', []],
  ])('%s', (text, addresses) => {
    expect(addressesIn(text)).toEqual(addresses);
  });
});

describe('a subject', () => {
  it.each([
    ['plain', 'plain'],
    ['=?utf-8?Q?Gr=C3=BC=C3=9Fe_aus_Bonn?=', 'Grüße aus Bonn'],
    ['=?UTF-8?B?R3LDvMOfZQ==?=', 'Grüße'],
    ['=?iso-8859-1?q?Gr=FC=DFe?= an alle', 'Grüße an alle'],
    ['=?utf-8?B?R3LD?= =?utf-8?B?vMOfZQ==?=', 'Grüße'],
    ['=?utf-8*de?Q?Gr=C3=BC?=\r\n =?iso-8859-1?Q?=DFe?=', 'Grüße'],
    ['=?no-such?Q?abc?=', '=?no-such?Q?abc?='],
    ['=?utf-8?B?%%%?=', '=?utf-8?B?%%%?='],
  ])('%s', (value, subject) => {
    expect(subjectOf(value)).toBe(subject);
  });

  it('goes on in the lines that are folded', () => {
    expect(subjectOf('one\r\n\ttwo')).toBe('one\ttwo');
  });
});

describe('a message', () => {
  const head =
    'From: Ada <ada@x.example>\r\nTo: bo@x.example\r\nCC: Cy <cy@x.example>, bo@x.example\r\nsubject: Hello';

  it('has its recipients once, those in copy too', () => {
    expect(messageInText(head)).toEqual({
      sender: 'ada@x.example',
      recipients: ['bo@x.example', 'cy@x.example'],
      subject: 'Hello',
      size: null,
    });
  });

  it('has the size of its source where that is whole', () => {
    const source = `${head}\r\n\r\nGrüße\r\n`;
    expect(messageInText(source)?.size).toBe(new TextEncoder().encode(source).length);
    expect(messageInText('From: a@x.example\n\nSubject: of the content')?.subject).toBe('');
  });

  it('is read from a file by its head alone', async () => {
    const file = new Blob([head, '\r\n\r\nSubject: another\r\n', new Uint8Array(50).fill(0xff)]);
    expect(await messageInFile(file)).toMatchObject({ subject: 'Hello', size: file.size });
    const old = new Blob(['Subject: Gr', new Uint8Array([0xfc, 0xdf]), 'e\n\n']);
    expect(await messageInFile(old)).toMatchObject({ subject: 'Grüße', sender: '', recipients: [] });
  });

  it('is none without sender, recipients and subject', async () => {
    expect(messageInText('Dear all: this is only a text')).toBeUndefined();
    expect(await messageInFile(new Blob([new Uint8Array(2000).fill(0xff)]))).toBeUndefined();
  });

  it.each([null, 0, 999, 1000, 18_204_113])('of %s bytes keeps its size as it is typed', (size) => {
    const message = { sender: 'a@x.example', recipients: ['b@x.example'], subject: 'S', size };
    expect(messageOf(typedOf(message))).toEqual(message);
  });
});
