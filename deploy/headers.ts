/** The headers of the product: serve.ts sends them, and nginx-conf.ts writes them down for nginx. */
import type { InlineParts } from './inline-parts.ts';

/** Production builds of styled-components add one empty `<style>` and fill it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What react-aria adds: touch-action of pressable elements; overscroll behind a dialog on mobile WebKit. */
const REACT_ARIA_STYLES =
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

/** What the policy allows besides the files and the service of the page's own origin. */
export interface Allowed {
  /** What stands in the documents themselves: `inlineParts` reads it. */
  inline?: InlineParts;
  /** Origins of the service and its hub, e.g. `https://api.example wss://api.example`. */
  connect?: readonly string[];
}

const NOTHING_INLINE: InlineParts = { scripts: [], styles: [] };

export function contentSecurityPolicy({ inline = NOTHING_INLINE, connect = [] }: Allowed = {}): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inline.scripts].join(' '),
    ['style-src', "'self'", EMPTY_STYLE, REACT_ARIA_STYLES, ...inline.styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The PDF of an invoice, which was read with the session.
    'frame-src blob:',
    ['connect-src', "'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** On every answer, whatever it is. */
export function securityHeaders(allowed: Allowed = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(allowed),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}

/** Only where the reader came by https: a browser must not pin what was served in the open. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains; preload';

/** Names under /assets/ carry a hash of their content and never change; everything else is asked for again. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** How the files of the site may be asked for: what a 405 answers. */
export const ALLOWED = 'GET, HEAD';

/** What an answer says for which there is no file. */
export const NOTHING_HERE = 'There is nothing at this address.\n';
