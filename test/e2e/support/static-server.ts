import { serveFolder } from '../../../tools/fake/serve-folder.ts';

/** A plain web server that knows nothing of the product. */
export interface StaticServer {
  /** Without a slash at the end. */
  readonly origin: string;
  /** From now on it shows this folder. */
  show(folder: string): void;
  close(): Promise<void>;
}

/** Shows nothing at first. */
export async function openStaticServer(): Promise<StaticServer> {
  let shown = '';
  const { url, close } = await serveFolder(() => shown);
  return { origin: url, show: (folder) => void (shown = folder), close };
}
