export const setupPaths = {
  start: () => '/setup',
  verify: (token: string) => `/setup/verify/${encodeURIComponent(token)}`,
};
