/**
 * What the client may do in a browser: run and fetch what we serve, and nothing else. No script may stand in the page itself;
 * style attributes may, since drawings are full of them.
 */
const CONTENT = {
  'default-src': "'none'",
  // The kernel of the bots' networks is WebAssembly, which is compiled; scripts are not made from text.
  'script-src': "'self' 'wasm-unsafe-eval'",
  'worker-src': "'self'",
  'connect-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

const SECURITY_HEADERS = {
  'content-security-policy': Object.entries(CONTENT)
    .map(([what, from]) => `${what} ${from}`)
    .join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** A year: browsers come back by TLS alone. */
const OVER_TLS = { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Whoever came by TLS, which ends at a proxy that is trusted to say so, comes back by TLS alone. */
export function headersFor(protocol: 'http' | 'https'): { readonly [name: string]: string } {
  return protocol === 'https' ? OVER_TLS : SECURITY_HEADERS;
}

/** The build puts the hash of a file into its name here, so a name always means the same bytes. */
const HASHED = /[\\/]assets[\\/]/;
/** Fonts have no hash, and do not change without a new name. */
const FONT = /\.woff2$/;

export function cacheFor(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  if (FONT.test(path)) return 'public, max-age=604800';
  return 'no-cache';
}
