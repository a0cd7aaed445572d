/** What opens over any page of a person signed in, one at a time. */
export type HomeOverlay = 'palette' | 'notifications' | 'shortcuts' | 'service';
