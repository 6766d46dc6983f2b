/** True when this site's server is reachable and healthy. Never rejects. */
export async function pingServer(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', credentials: 'omit' })).ok;
  } catch {
    return false;
  }
}
