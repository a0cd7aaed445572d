import { isOver, placeTip, plotGeometry, type PlotInput, thinOut, type TipTarget } from '@archive-console/ui';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const series = (values: readonly (number | null)[]) => [
  { id: 'one', name: 'One', points: values.map((value, day) => ({ at: new Date(2026, 0, 1 + day), value })) },
];

const laid = (values: readonly (number | null)[], more: Partial<PlotInput> = {}) =>
  plotGeometry({
    series: series(values),
    kind: 'line',
    step: 'day',
    projection: undefined,
    locale: 'en-US',
    formatValue: String,
    height: 236,
    width: 600,
    ...more,
  });

const labels = (...given: Parameters<typeof laid>) => laid(...given).valueTicks.map(({ label }) => label);

describe('the value axis', () => {
  it('has round numbers', () => {
    expect(labels([42, 78])).toEqual(['0', '20', '40', '60', '80']);
    expect(labels([0, 0.4, 1], { kind: 'bars' })).toEqual(['0', '0.2', '0.4', '0.6', '0.8', '1']);
  });

  it('has no fractions of what is counted', () => {
    expect(labels([0, 1, 2])).toEqual(['0', '1', '2']);
    expect(labels([0, 0])).toEqual(['0', '1']);
  });

  it('is never below zero, and takes what is for zero', () => {
    const { valueTicks, y, shapes } = laid([-5, 10], { kind: 'bars' });
    expect(valueTicks.every(({ value }) => value >= 0)).toBe(true);
    expect(y(0)).toBe(198);
    expect(shapes[0]?.bars).not.toContain('NaN');
  });

  it('stands on zero for areas and bars, and near the values for a line that is far above it', () => {
    expect(labels([1000, 1010], { kind: 'area' })[0]).toBe('0');
    expect(labels([1000, 1010], { kind: 'bars' })[0]).toBe('0');
    expect(Number(labels([1000, 1010])[0])).toBeGreaterThan(900);
  });

  it('leaves room for its longest label', () => {
    const room = (formatValue: (value: number) => string) => 600 - laid([0, 10], { formatValue }).right;
    expect(room(() => '9,876,543,210')).toBeGreaterThan(room(() => '9') + 60);
  });

  it('reaches the limits and what is expected', () => {
    const projection = { label: 'Expected', points: [{ at: new Date(2026, 1, 1), value: 150, high: 190 }] };
    const { limits, y, top } = laid([1, 2], { limits: [{ value: 90, label: 'Full' }], projection });
    expect(y(190)).toBeGreaterThanOrEqual(top);
    expect(limits[0]?.y).toBe(y(90));
  });
});

describe('the line', () => {
  const pieces = (path: string | undefined) => path?.match(/M/g)?.length;

  it('is broken where a value is missing, also by one that is no number', () => {
    expect(pieces(laid([1, 2, null, 3, 4]).shapes[0]?.line)).toBe(2);
    expect(pieces(laid([1, Number.NaN, 3]).shapes[0]?.line)).toBe(2);
  });

  it('is a dot where one value stands alone', () => {
    expect(laid([5]).shapes[0]?.line).toMatch(/^M[\d.]+,[\d.]+Z$/);
  });

  it('has no area beside other series but that of the first', () => {
    const [one] = series([1, 2]);
    if (one === undefined) throw new Error('There is one series.');
    const { shapes } = laid([], { kind: 'area', series: [one, { ...one, id: 'two' }] });
    expect(shapes.map(({ area }) => area !== undefined)).toEqual([true, false]);
  });

  it('of ten thousand points has at most four for each pixel', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => Math.abs(Math.sin(index)) * 1000);
    const line = laid(many).shapes[0]?.line ?? '';
    expect(line.match(/[ML]/g)?.length).toBeLessThanOrEqual(600 * 4);
    const bars = laid(many, { kind: 'bars' }).shapes[0]?.bars ?? '';
    expect(bars.match(/M/g)?.length).toBeLessThanOrEqual(600 / 3 + 1);
  });
});

describe('a projection', () => {
  const meets = (at: Date) => {
    const points = [{ at: new Date(2026, 1, 1), value: 90 }];
    return laid([10, 20], {
      projection: { label: 'Expected', points, meets: { at, value: 80, label: 'Full' } },
    });
  };

  it('begins at the last known value', () => {
    const { outlook, x, y } = laid([10, 20, null], {
      projection: { label: 'Expected', points: [{ at: new Date(2026, 1, 1), value: 90 }] },
    });
    const start =
      /^M([\d.]+),([\d.]+)/
        .exec(outlook?.line ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    expect(start[0]).toBeCloseTo(x(new Date(2026, 0, 2)), 2);
    expect(start[1]).toBeCloseTo(y(20), 2);
  });

  it('marks the day a limit is reached only where that is drawn', () => {
    expect(meets(new Date(2026, 0, 28)).meets?.label).toBe('Full');
    expect(meets(new Date(2027, 0, 28)).meets).toBeUndefined();
  });
});

describe('a note', () => {
  const limit = (value: number, label = '90 GB package') => ({ limits: [{ value, label }] });
  const rooms = (...given: Parameters<typeof laid>) => laid(...given).notes.map(({ hasRoom }) => hasRoom);
  const growing = [42, 50, 58, 66, 74];

  it('stands above its line where nothing is drawn', () => {
    const { notes, limits } = laid(growing, limit(90));
    expect(notes).toMatchObject([{ label: '90 GB package', hasRoom: true }]);
    expect(notes[0]?.box.bottom).toBeLessThan(limits[0]?.y ?? 0);
  });

  it('has no room over the data, over bars and areas, or where it is longer than the drawing', () => {
    expect(rooms([74, 66, 95, 20], { ...limit(70), width: 320 })).toEqual([false]);
    expect(rooms([95, 95], { ...limit(70), kind: 'line' })).toEqual([true]);
    expect(rooms([95, 95], { ...limit(70), kind: 'area' })).toEqual([false]);
    expect(rooms([95, 95], { ...limit(70), kind: 'bars' })).toEqual([false]);
    expect(rooms(growing, { ...limit(90, 'x'.repeat(60)), width: 280 })).toEqual([false]);
  });

  it('never lies over another one', () => {
    const close = [90, 90.1, 90.2].map((value) => ({ value, label: `A package of ${value} GB` }));
    const boxes = laid(growing, { limits: close }).notes.flatMap(({ box, hasRoom }) =>
      hasRoom ? [box] : [],
    );
    expect(boxes.length).toBeGreaterThan(0);
    const over = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => isOver(one, other)));
    expect(over).toEqual([]);
  });

  it('of a day has room beside the growth that leads there, not over it', () => {
    const meeting = (label: string, width: number) => {
      const at = new Date(2026, 0, 9);
      const points = [{ at, value: 90 }];
      return laid(growing, {
        kind: 'area',
        width,
        projection: { label: 'Expected', points, meets: { at, value: 90, label } },
      }).notes;
    };
    expect(meeting('full', 900)).toMatchObject([{ of: 'meeting', from: 'right', hasRoom: true }]);
    expect(meeting('at this pace the package is full about 9 January', 320)).toMatchObject([
      { hasRoom: false },
    ]);
  });
});

describe('a tip', () => {
  const size = { width: 120, height: 48 };
  const placed = (
    values: readonly number[],
    target: (geometry: ReturnType<typeof laid>) => TipTarget,
    more: Partial<PlotInput> = {},
  ) => {
    const geometry = laid(values, more);
    return { ...placeTip(size, target(geometry), geometry.tipScene), geometry };
  };
  const middle =
    (value: number, reach = 0) =>
    ({ x, y }: ReturnType<typeof laid>): TipTarget => ({ x: x(new Date(2026, 0, 3)), y: y(value), reach });

  it('stands beside the value, on the side with room, and leaves the line to be seen', () => {
    const growing = [40, 50, 60, 70, 80];
    const { left, top, geometry } = placed(growing, middle(60), { kind: 'area' });
    const end = placed(growing, ({ right, y }) => ({ x: right, y: y(80), reach: 0 }), { kind: 'area' });
    expect(left).toBe(geometry.x(new Date(2026, 0, 3)) + 12);
    // Below the line, which rises on this side.
    expect(top).toBeGreaterThan(geometry.y(60));
    expect(end.left + size.width).toBe(end.geometry.right - 12);
  });

  it('stands clear of the bars it speaks of', () => {
    const { left, geometry } = placed([90, 1, 1, 1, 1], middle(1, 40), { kind: 'bars' });
    expect(left).toBe(geometry.x(new Date(2026, 0, 3)) + 40 + 12);
  });

  it('stays in a drawing without a free place: at its upper edge, on the side with room', () => {
    const restless = Array.from({ length: 60 }, (_, index) => (index % 2) * 100);
    const target =
      (day: number) =>
      ({ x, y }: ReturnType<typeof laid>) => ({ x: x(new Date(2026, 0, day)), y: y(50), reach: 0 });
    const [early, late] = [placed(restless, target(2)), placed(restless, target(58))];
    expect(early).toMatchObject({ left: early.geometry.x(new Date(2026, 0, 2)) + 12, top: 4 });
    expect(late.left + size.width).toBe(late.geometry.x(new Date(2026, 0, 58)) - 12);
    expect(late.top).toBe(4);
  });
});

describe('thinning out', () => {
  const place = fc.record({
    x: fc.double({ min: 0, max: 50, noNaN: true }),
    y: fc.double({ min: 0, max: 200, noNaN: true }),
  });
  const run = fc
    .array(place, { minLength: 1, maxLength: 400 })
    .map((places) => places.toSorted((one, other) => one.x - other.x));

  it('keeps the ends and the extremes of every pixel, in their order, and no more than four', () => {
    fc.assert(
      fc.property(run, (places) => {
        const kept = thinOut(places);
        expect([kept[0], kept.at(-1)]).toEqual([places[0], places.at(-1)]);
        expect(kept).toEqual(places.filter((one) => kept.includes(one)));
        for (const column of new Set(places.map(({ x }) => Math.floor(x)))) {
          const inColumn = (some: typeof places) =>
            some.filter(({ x }) => Math.floor(x) === column).map(({ y }) => y);
          const left = inColumn(kept);
          const ys = inColumn(places);
          expect(left.length).toBeLessThanOrEqual(4);
          expect([Math.min(...left), Math.max(...left)]).toEqual([Math.min(...ys), Math.max(...ys)]);
        }
      }),
    );
  });
});
