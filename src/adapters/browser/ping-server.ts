/** True when this site's server can be reached and is well. Never rejects. */
export async function pingServer(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', credentials: 'omit' })).ok;
  } catch {
    return false;
  }
}
