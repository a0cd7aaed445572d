/**
 * How much a button asks for: `primary` is the one action a page is for, `secondary` another action of the page,
 * `tertiary` an action among several in a bar, `quaternary` a tool that stands by.
 */
export const buttonDesigns = ['primary', 'secondary', 'tertiary', 'quaternary'] as const;

/** One of {@link buttonDesigns}. */
export type ButtonDesign = (typeof buttonDesigns)[number];

/** Heights: 28 px inside rows and cards, 34 px on pages, 38 px on gates. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;

/** One of {@link buttonSizes}. */
export type ButtonSize = (typeof buttonSizes)[number];

/** `danger` is for what destroys, never for emphasis. */
export const buttonTones = ['neutral', 'danger'] as const;

/** One of {@link buttonTones}. */
export type ButtonTone = (typeof buttonTones)[number];

/** What a button and a link that looks like one have in common. */
export interface ButtonAppearance {
  /** How much it asks for. At most one primary on a page. @default 'secondary' */
  readonly design?: ButtonDesign;
  /** 28, 34 or 38 px high. @default 'md' */
  readonly size?: ButtonSize;
  /** `danger` where the press destroys something. @default 'neutral' */
  readonly tone?: ButtonTone;
  /** Whether it takes the whole width it is given. @default false */
  readonly fullWidth?: boolean;
  /** `none` sets a bare button flush with the text around it. @default 'regular' */
  readonly padding?: 'regular' | 'none';
}
