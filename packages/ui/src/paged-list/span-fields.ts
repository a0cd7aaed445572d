import { partLoader } from '../lazy-part/part-loader.ts';

/** Spans of days, numbers and sizes: their fields come when somebody asks for such a filter. */
export const spanFields = partLoader(async () => (await import('./SpanFields.tsx')).SpanFields);
