/**
 * What the client may do in a browser: run and fetch what we serve, and nothing else. No script may stand in the page itself;
 * style attributes may, since drawings are full of them.
 */
const CONTENT = {
  'default-src': "'none'",
  'script-src': "'self'",
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
const TLS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** On every reply. */
export function headersFor({ hsts }: { readonly hsts: boolean }): { readonly [name: string]: string } {
  return hsts ? { ...SECURITY_HEADERS, ...TLS_ONLY } : SECURITY_HEADERS;
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
