import type { ReactNode } from 'react';
import type { IconShape } from '../icon/Icon.tsx';

/** How an event is drawn. */
export const timelineTones = ['neutral', 'success', 'warning', 'danger', 'info'] as const;

/** One of {@link timelineTones}. */
export type TimelineTone = (typeof timelineTones)[number];

/** Something that happened, or will. */
export interface TimelineEvent {
  /** Distinguishes it from the others. */
  readonly id: string;
  /** When it happened or will: decides the day it stands under. */
  readonly at: Date;
  /** What kind of event it is. */
  readonly icon: IconShape;
  /** Its words say it too. @default 'neutral' */
  readonly tone?: TimelineTone;
  /** What happened, in a sentence. */
  readonly text: ReactNode;
  /** Who did it. */
  readonly actor?: ReactNode;
  /** In place of the time, where only the day counts: how far away it is ("in 12 days"). */
  readonly aside?: ReactNode;
}

/** The words of `Timeline`. */
export interface TimelineWords {
  readonly today?: string;
  readonly yesterday?: string;
  /** For what lies ahead. */
  readonly tomorrow?: string;
  /** The action with its object ("Show older events"). */
  readonly more: string;
}
