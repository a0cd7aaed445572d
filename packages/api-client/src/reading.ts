import * as v from 'valibot';

/** A text the service may leave out: read as `''`. */
export const optionalText = v.nullish(v.string(), '');

/** A yes or no the service may leave out: read as `false`. */
export const optionalFlag = v.nullish(v.boolean(), false);

/** A figure the service may leave out: read as `null`, because a missing figure is not a zero. */
export const optionalFigure = v.nullish(v.number(), null);

/** The id of something there may be none of: read as `null`. */
export const optionalId = v.nullish(v.string(), null);

/**
 * An answer whose envelope the specification does not show: the value itself, or an object that holds it
 * under `field` (D27). Either is read as the value.
 */
/* @__NO_SIDE_EFFECTS__ */
export function bareOrIn<const TField extends string, TValue extends v.GenericSchema>(
  field: TField,
  value: TValue,
) {
  const envelope = v.pipe(
    v.object({ [field]: value } as Record<TField, TValue>),
    v.transform((answer) => (answer as Record<TField, v.InferOutput<TValue>>)[field]),
  );
  return v.lazy(
    (
      answer,
    ): v.GenericSchema<v.InferInput<TValue> | Record<TField, v.InferInput<TValue>>, v.InferOutput<TValue>> =>
      typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? envelope : value,
  );
}

/**
 * An object with the fields of another and more. Written as a call, and not as a spread in place, so that a
 * bundler leaves it out where it is not used.
 */
/* @__NO_SIDE_EFFECTS__ */
export function objectWith<const TFields extends v.ObjectEntries, const TMore extends v.ObjectEntries>(
  fields: TFields,
  more: TMore,
) {
  return v.object({ ...fields, ...more });
}
