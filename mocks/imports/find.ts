import { refuse } from '../refusal.ts';
import type { World } from '../world.ts';
import type { HeldSource, HeldTask } from './imports.ts';

export const sourceWith = (world: World, id: string): HeldSource =>
  world.importSources.get(id) ?? refuse('ImportSource.NotFound');

export const taskWith = (world: World, id: string): HeldTask =>
  world.importTasks.get(id) ?? refuse('ImportTask.NotFound');
