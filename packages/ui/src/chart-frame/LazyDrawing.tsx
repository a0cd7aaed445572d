import { type ComponentType, createElement } from 'react';
import type { LazyLoader } from '../lazy-part/lazy-part.ts';
import { usePart } from '../lazy-part/use-part.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';

/** Properties of {@link LazyDrawing}. */
export interface LazyDrawingProps<Props> {
  readonly of: LazyLoader<ComponentType<Props>>;
  /** Its later height in CSS pixels, so that nothing jumps. */
  readonly height: number;
  /** The file could not be fetched. */
  readonly onFailed: () => void;
  readonly props: NoInfer<Props>;
}

/** A drawing that comes in a file of its own, and its place until then. */
export function LazyDrawing<Props extends object>({ of, height, onFailed, props }: LazyDrawingProps<Props>) {
  const drawing = usePart(of, true, onFailed);
  return drawing ? createElement(drawing, props) : <Skeleton shape="block" style={{ height }} />;
}
