import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '../../tools/chromium.mjs';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface Bundle {
  readonly script: string;
  readonly style: string;
}

/** One page of this folder as one script and one style sheet. `server`: as a module for Node. */
export async function bundle(name: string, target: 'page' | 'server' = 'page'): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [new URL(`./${name}.tsx`, import.meta.url).pathname],
    bundle: true,
    // Short names of CSS classes would differ between the page and the server.
    minifySyntax: true,
    minifyWhitespace: true,
    write: false,
    outdir: 'out',
    format: target === 'page' ? 'iife' : 'esm',
    platform: target === 'page' ? 'browser' : 'node',
    packages: target === 'page' ? 'bundle' : 'external',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}
