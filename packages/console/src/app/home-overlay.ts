/** What opens over any page of somebody signed in, one at a time. */
export type HomeOverlay = 'palette' | 'notifications' | 'shortcuts' | 'service';
