import { keepFocus } from '@archive-console/ui';
import { PublicSettings } from './PublicSettings.tsx';
import { ServiceState } from './ServiceState.tsx';

// Until it is here, nothing that somebody has pressed goes away.
keepFocus();

/** What of the frame before sign-in the first page can do without, in a file of its own. */
export const publicLater = { PublicSettings, ServiceState };
