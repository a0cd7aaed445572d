import { createElement, useEffect, type ComponentType } from 'react';
import { notifyPartFailed } from './part-failures.ts';
import type { LazyLoader } from './lazy-part.ts';
import { partUnderWay } from './parts-under-way.ts';
import { usePart } from './use-part.ts';

/** Properties of {@link LazyPart}. */
export interface LazyPartProps<Props> {
  /** The part; made by `lazyPart`. */
  readonly of: LazyLoader<ComponentType<Props>>;
  /** Whether it is to be shown. Fetching starts when this becomes true for the first time. */
  readonly wanted: boolean;
  /**
   * The file could not be fetched: close what was being opened; `whenPartFails` is called. Left out for what only
   * adds to what is there.
   */
  readonly onFailed?: () => void;
  /** What the part is given; asked for only while it is shown. */
  readonly props: () => NoInfer<Props>;
}

/** Shows a part once its file is here, and nothing until then; where it was opened, `watchPartsUnderWay` hears of it. */
export function LazyPart<Props extends object>({ of, wanted, onFailed, props }: LazyPartProps<Props>) {
  const part = usePart(of, wanted, () => {
    if (onFailed === undefined) return;
    onFailed();
    notifyPartFailed();
  });
  const isOpening = wanted && part === undefined && onFailed !== undefined;
  useEffect(() => (isOpening ? partUnderWay() : undefined), [isOpening]);
  return part ? createElement(part, props()) : null;
}
