import { lazyPart } from '../lazy-part/lazy-part.ts';

/** Spans of days, numbers and sizes: their fields are fetched when such a filter is opened. */
export const spanFields = lazyPart(async () => (await import('./SpanFields.tsx')).SpanFields);
