import * as v from 'valibot';

/** A file the service answered, with what its headers say of it. */
export interface ServedFile {
  /** The bytes; `type` is the content type. */
  blob: Blob;
  /** The header `Content-Type`, parameters included. */
  contentType: string;
  /** The header `Content-Disposition` as it came; `null` where there is none, or another origin hides it. */
  contentDisposition: string | null;
  /** The name the service gives the file, without any path; `null` where it gives none. */
  fileName: string | null;
}

/** How an answer that is a file is asked for and taken from the wire. */
export interface FileReading {
  /** What the file must be: `application/pdf`. */
  readonly mediaType: string;
  /** The header `Accept`: the file, and JSON for a refusal. */
  readonly accept: string;
  /** Takes the bytes and the headers of an answer that was not refused. */
  read(response: Response): Promise<Omit<ServedFile, 'fileName'>>;
}

/**
 * Says that an operation answers a file, not JSON: `answers: fileOf('application/pdf')`. A call of it gives a
 * {@link ServedFile}; time-outs, abort and refusals are those of every call, and an answer of another content type
 * is unreadable.
 */
/* @__NO_SIDE_EFFECTS__ */
export function fileOf(mediaType: string) {
  const isThis = (contentType: string) => contentType.split(';')[0]?.trim().toLowerCase() === mediaType;
  const schema = v.pipe(
    v.object({
      contentType: v.pipe(v.string(), v.check(isThis, `it is not ${mediaType}`)),
      contentDisposition: v.nullable(v.string()),
      blob: v.pipe(
        v.instance(Blob),
        v.check(({ size }) => size > 0, 'it is empty'),
      ),
    }),
    v.transform((file): ServedFile => ({ ...file, fileName: fileNameIn(file.contentDisposition) })),
  );
  const file: FileReading = {
    mediaType,
    accept: `${mediaType}, application/json`,
    async read(response) {
      return {
        blob: await response.blob(),
        contentType: response.headers.get('content-type') ?? '',
        contentDisposition: response.headers.get('content-disposition'),
      };
    },
  };
  return Object.assign(schema, { file });
}

/** RFC 6266: the encoded name wins over the plain one. */
function fileNameIn(disposition: string | null): string | null {
  const encoded = /filename\*=utf-8'[^']*'([^;\s]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="((?:\\.|[^"\\])*)"|filename=([^;\s"]+)/i.exec(disposition ?? '');
  const name = decoded(encoded) ?? plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2] ?? '';
  // A name is no path, whatever the service sends.
  return name.split(/[/\\]/).at(-1) || null;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
