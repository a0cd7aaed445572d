import type { ComponentType } from 'react';

/** Thrown past a page that cannot be shown: carries what is shown in its place, which tells all there is to tell. */
export class ScreenError extends Error {
  override readonly name = 'ScreenError';
  readonly Screen: ComponentType;

  constructor(why: string, screen: ComponentType) {
    super(why);
    this.Screen = screen;
  }
}
