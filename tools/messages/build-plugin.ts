import path from 'node:path';
import type { Plugin } from 'esbuild';
import { englishByNumber, numbersOf, readCatalogue, type TextFolder } from './catalogue.ts';

/**
 * Replaces messages by numbers in a bundle. The texts of a language are a module of their own (`language:en`), so that
 * only readers of that language load it. A browser gets the texts of `src` alone.
 */
export function messageNumbers(root: string, folders: readonly TextFolder[] = ['src']): Plugin {
  return {
    name: 'message-numbers',
    async setup(build) {
      const groups = await readCatalogue(root, folders);
      build.onLoad({ filter: /[\\/]messages\.en\.ts$/ }, ({ path: file }) => ({
        contents: numbersOf(path.relative(root, file).split(path.sep).join('/'), groups),
        loader: 'ts',
      }));
      build.onResolve({ filter: /^language:/ }, ({ path: name }) => ({ path: name, namespace: 'language' }));
      build.onLoad({ filter: /.*/, namespace: 'language' }, () => ({
        contents: `export default ${JSON.stringify({ tag: 'en', direction: 'ltr', texts: englishByNumber(groups) })};`,
        loader: 'js',
      }));
    },
  };
}
