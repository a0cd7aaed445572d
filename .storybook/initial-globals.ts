/** How the book opens, and what a story is as it is written. */
export const initialGlobals = {
  theme: 'light',
  language: 'en-US',
  motion: 'full',
  density: 'comfortable',
  account: 'written',
  fault: 'none',
  faultAt: 'every',
  latency: 'written',
};
