import type { SizeUnit } from './size-in-bytes.ts';

/** Words of `SizeFilter`. */
export interface SizeFilterWords {
  /** Before the lower bound ("More than"). */
  readonly moreThan?: string;
  /** Names the lower bound's unit ("Unit of the lower bound"). */
  readonly moreThanUnit?: string;
  /** Before the upper bound ("and less than"). */
  readonly lessThan?: string;
  /** Names the upper bound's unit ("Unit of the upper bound"). */
  readonly lessThanUnit?: string;
  /** How the units are written ("MB"). */
  readonly units?: Readonly<Record<SizeUnit, string>>;
}
