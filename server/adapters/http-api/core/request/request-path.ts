/** The path of a request as calls use it: without the old prefix `/_ngjs`, with a trailing slash. */
export function callPath(url: URL): string {
  const path = url.pathname.startsWith('/_ngjs/') ? url.pathname.slice('/_ngjs'.length) : url.pathname;
  return path.endsWith('/') ? path : `${path}/`;
}

/** The segments of a path, each decoded exactly once; undefined when one is malformed or empty. */
export function pathParts(path: string): readonly string[] | undefined {
  const parts = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  try {
    const decoded = parts.map(decodeURIComponent);
    return decoded.includes('') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
