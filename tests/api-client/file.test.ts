import { getInvoicePdf } from '@archive-console/api-client';
import { describe, expect, test } from 'vitest';
import { clientAnswered, failureOf, page, problem, silence } from './fake-service.ts';

const wanted = { invoiceId: '7', download: true };
const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe]);

function file(headers: Record<string, string>, body: BodyInit = bytes): Response {
  return new Response(body, { headers: { 'content-type': 'application/pdf', ...headers } });
}

const namedBy = (disposition: string) => file({ 'content-disposition': disposition });

describe('a file', () => {
  test('comes byte by byte, with what its headers say', async () => {
    const { client, requests } = clientAnswered([namedBy('attachment; filename="RE-7.pdf"')]);
    const answer = await client.call(getInvoicePdf, wanted);
    expect(new Uint8Array(await answer.blob.arrayBuffer())).toEqual(bytes);
    expect(answer).toMatchObject({
      contentType: 'application/pdf',
      contentDisposition: 'attachment; filename="RE-7.pdf"',
      fileName: 'RE-7.pdf',
    });
    expect(requests[0]?.url).toMatch(/get-invoice-pdf\/7\?download=true$/);
    expect(requests[0]?.headers.get('accept')).toBe('application/pdf, application/json');
  });

  test.each([
    ["inline; filename=plain.pdf; filename*=UTF-8''Rechnung%20M%C3%A4rz.pdf", 'Rechnung März.pdf'],
    ['inline; filename=plain.pdf', 'plain.pdf'],
    ['inline; filename="with \\"quotes\\".pdf"', 'with "quotes".pdf'],
    ['inline; filename="../../etc/passwd"', 'passwd'],
    ["inline; filename=good.pdf; filename*=UTF-8''%E0%A4%A", 'good.pdf'],
    ['inline', null],
  ])('is named by %s', async (disposition, fileName) => {
    const { client } = clientAnswered([namedBy(disposition)]);
    expect((await client.call(getInvoicePdf, wanted)).fileName).toBe(fileName);
  });

  test('has no name where the header is hidden', async () => {
    const { client } = clientAnswered([file({})]);
    expect(await client.call(getInvoicePdf, wanted)).toMatchObject({
      contentDisposition: null,
      fileName: null,
    });
  });

  test.each([
    ['a sign-in page', page(200), 'contentType'],
    ['JSON', Response.json({}), 'contentType'],
    ['a file without content', file({}, ''), 'blob'],
  ])('is not %s: that is an unreadable answer', async (_, answer, field) => {
    const { client } = clientAnswered([answer]);
    expect(await failureOf(client.call(getInvoicePdf, wanted))).toMatchObject({
      kind: 'unreadable-answer',
      message: expect.stringContaining(`getInvoicePdf · ${field}`),
    });
  });

  test('is refused like everything else', async () => {
    const { client } = clientAnswered([problem('Invoice.InvoiceNotFound', 404)]);
    expect(await failureOf(client.call(getInvoicePdf, wanted))).toMatchObject({
      kind: 'refused',
      code: 'Invoice.InvoiceNotFound',
      traceId: '00-abc-01',
    });
  });

  test('is tried again after a 5xx', async () => {
    const { client, requests } = clientAnswered([page(502), file({})]);
    await client.call(getInvoicePdf, wanted);
    expect(requests).toHaveLength(2);
  });

  test('is given up after the time allowed, also when its bytes do not end', async () => {
    const endless = (request: Request) => {
      const stream = new ReadableStream({
        start: (controller) =>
          request.signal.addEventListener('abort', () => controller.error(request.signal.reason)),
      });
      return Promise.resolve(file({}, stream));
    };
    for (const reaction of [silence, endless]) {
      const { client } = clientAnswered([reaction], { timeoutMs: 10 });
      expect(await failureOf(client.call(getInvoicePdf, wanted))).toMatchObject({ kind: 'timeout' });
    }
  });

  test('is given up by the caller', async () => {
    const { client } = clientAnswered([silence]);
    const controller = new AbortController();
    const call = client.call(getInvoicePdf, wanted, { signal: controller.signal });
    controller.abort();
    expect(await failureOf(call)).toMatchObject({ kind: 'abort', operation: 'getInvoicePdf' });
  });
});
