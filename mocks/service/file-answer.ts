import type { ServedFile } from '@archive-console/api-client';
import { HttpResponse } from 'msw';

/** A file as it goes over the wire, named by its headers. */
export function fileAnswer(answer: unknown, headers: Record<string, string> = {}): Response {
  const { blob, contentType, contentDisposition } = answer as Omit<ServedFile, 'fileName'>;
  const named = contentDisposition === null ? {} : { 'content-disposition': contentDisposition };
  return new HttpResponse(blob, { headers: { ...headers, ...named, 'content-type': contentType } });
}
