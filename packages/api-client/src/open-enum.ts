import * as v from 'valibot';

/** A value of `TKnown`, or one the service learned after this console was built: kept and shown raw. */
export type OpenEnum<TKnown extends string> = TKnown | (string & {});

/** Reads an enumeration tolerantly: an unknown value passes (`architecture`: operations are data). */
/* @__NO_SIDE_EFFECTS__ */
export function openEnum<const TKnown extends readonly string[]>(known: TKnown) {
  return v.pipe(
    v.string(),
    v.metadata({ known }),
    v.transform((value): OpenEnum<TKnown[number]> => value),
  );
}
