/** The share of the open files that connections may use; the rest is for the data, the client's files and push services. */
const FOR_CONNECTIONS = 0.9;

/** The wanted number of connections, or what the process's open files allow. */
export function mostConnections(wanted: number, openFiles: number = limitOnOpenFiles()): number {
  return Math.max(1, Math.min(wanted, Math.floor(openFiles * FOR_CONNECTIONS)));
}

function limitOnOpenFiles(): number {
  // Otherwise it looks up the names of all peers.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
