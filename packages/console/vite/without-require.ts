import type { Plugin } from 'vite';

/**
 * The hub's library asks for `require` in branches that no browser takes. Left there, a stand-in for it would come with
 * the sign-in form.
 */
export function withoutRequire(): Plugin {
  return {
    name: 'without-require',
    transform: {
      filter: { id: /@microsoft\/signalr\//, code: /\brequire\b/ },
      handler: (code) => ({ code: code.replaceAll(/\brequire\b/g, 'undefined'), map: null }),
    },
  };
}
