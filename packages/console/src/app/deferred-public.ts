import { PublicSettings } from './PublicSettings.tsx';
import { ServiceState } from './ServiceState.tsx';

/** What of the frame before sign-in the first page can do without, in a file of its own. */
export const publicParts = { PublicSettings, ServiceState };
