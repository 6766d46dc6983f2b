/** The path of a request as calls know it: without the old `/_ngjs` in front, with a slash at the end. */
export function callPath(url: URL): string {
  const path = url.pathname.startsWith('/_ngjs/') ? url.pathname.slice('/_ngjs'.length) : url.pathname;
  return path.endsWith('/') ? path : `${path}/`;
}

/** The parts of a path, each decoded exactly once; undefined when one cannot be decoded or is empty. */
export function pathParts(path: string): readonly string[] | undefined {
  const parts = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  try {
    const decoded = parts.map(decodeURIComponent);
    return decoded.includes('') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
