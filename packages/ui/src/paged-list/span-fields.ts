import { lazyPart } from '../lazy-part/lazy-part.ts';

/** Spans of days, numbers and sizes: their fields come when somebody asks for such a filter. */
export const spanFields = lazyPart(async () => (await import('./SpanFields.tsx')).SpanFields);
