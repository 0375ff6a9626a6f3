/**
 * The content security policy: the client may run and fetch only what we serve. Inline scripts are forbidden; style attributes are
 * allowed, since the drawings use them.
 */
const CONTENT = {
  'default-src': "'none'",
  // The bots' networks run in WebAssembly, which needs this; it does not allow eval.
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

/** HSTS for a year. */
const OVER_TLS = { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** HSTS only for requests over TLS, as reported by a trusted proxy. */
export function headersFor(protocol: 'http' | 'https'): { readonly [name: string]: string } {
  return protocol === 'https' ? OVER_TLS : SECURITY_HEADERS;
}

/** The build puts content hashes into these names, so the files never change. */
const HASHED = /[\\/]assets[\\/]/;
/** Fonts have no hash, but a changed font gets a new name. */
const FONT = /\.woff2$/;

export function cacheFor(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  if (FONT.test(path)) return 'public, max-age=604800';
  return 'no-cache';
}
