/** What opens over any page of a signed-in user, one at a time. */
export type HomeOverlay = 'palette' | 'notifications' | 'shortcuts' | 'service';
