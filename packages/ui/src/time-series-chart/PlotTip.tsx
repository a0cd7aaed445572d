import { useLayoutEffect, useRef } from 'react';
import type { ChartMark } from '../chart-frame/chart-marks.ts';
import { MarkSample } from '../chart-frame/ChartLegend.tsx';
import { Tip, TipLine } from './PlotTip.styles.ts';
import { placeTip, TIP_GAP, type TipScene, type TipTarget } from './tip-place.ts';

/** One line of a tip. */
export interface TipEntry {
  readonly text: string;
  /** Whose value it is, where there are several. */
  readonly name?: string | undefined;
  readonly mark?: ChartMark | undefined;
}

/** Properties of {@link PlotTip}. */
export interface PlotTipProps {
  readonly target: TipTarget;
  readonly scene: TipScene;
  readonly title: string;
  readonly entries: readonly TipEntry[];
  readonly of: 'line' | 'face';
}

/** What is looked at, beside it and clear of the lines where it can be. For the eye: the same is announced. */
export function PlotTip({ target, scene, title, entries, of }: PlotTipProps) {
  const tip = useRef<HTMLDivElement>(null);
  // Its place depends on its size.
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { left, top } = placeTip(size, target, scene);
    element.style.translate = `${left}px ${top}px`;
  });
  const { x, reach } = target;
  return (
    <Tip ref={tip} aria-hidden style={{ maxWidth: Math.max(x, scene.width - x) - reach - TIP_GAP }}>
      {title}
      {entries.map(({ name, text, mark }) => (
        <TipLine key={name ?? text}>
          {mark && <MarkSample mark={mark} of={of} />}
          {name}
          <strong>{text}</strong>
        </TipLine>
      ))}
    </Tip>
  );
}
