/** For a shared machine without a screen: no background work, no GPU. */
const ARGUMENTS = [
  '--disable-gpu',
  // The same page is painted with the same pixels, whatever was painted before.
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
