import type { AnyOperation } from '@archive-console/api-client';
import type { Stage } from '../stage.ts';

/** Makes an operation refuse, by input alone. */
export type Provocation = (stage: Stage) => Promise<unknown>;

/** How each code an operation declares is brought about. */
export type Provoked = readonly [AnyOperation, Readonly<Record<string, Provocation>>];
