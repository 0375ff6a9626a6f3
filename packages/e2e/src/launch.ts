/** For a shared headless machine: no background work, no GPU. */
const ARGUMENTS = [
  '--disable-gpu',
  // Makes painting deterministic: the same page always has the same pixels.
  '--disable-partial-raster',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How to start the browser at a path, or Playwright's own. */
export const launchOptions = (executablePath: string | undefined) => ({
  args: ARGUMENTS,
  ...(executablePath !== undefined && { executablePath }),
});
