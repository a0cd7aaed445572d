import type { ComponentType } from 'react';

/** Thrown past the layouts: the person is signed in, but not an administrator (E04). */
export class NoPermissions extends Error {
  override readonly name = 'NoPermissions';
  /** What is shown in place of everything. */
  readonly Screen: ComponentType;

  constructor(why: string, screen: ComponentType) {
    super(why);
    this.Screen = screen;
  }
}
