import type { ComponentType } from 'react';

/** Thrown past a page that cannot be shown: carries what is shown in its place, and what caused it if that is to be logged. */
export class ScreenError extends Error {
  readonly Screen: ComponentType;

  constructor(why: string, screen: ComponentType, options?: ErrorOptions) {
    super(why, options);
    this.Screen = screen;
  }
}
