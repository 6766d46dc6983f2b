import path from 'node:path';
import type { Plugin } from 'esbuild';
import { messagesIn, numbersOf, readCatalogue, type TextFolder } from './catalogue.ts';
import { LANGUAGE_MODULE, languageModule } from './language-modules.ts';
import { readTranslations } from './translations.ts';

/**
 * Replaces messages by numbers in a bundle. The texts of a language are a module of their own (`language:de`), so that
 * only readers of that language load it. A browser gets the texts of `src` alone.
 */
export function messageNumbers(root: string, folders: readonly TextFolder[] = ['src']): Plugin {
  return {
    name: 'message-numbers',
    async setup(build) {
      const catalogue = await readCatalogue(root);
      const groups = messagesIn(catalogue, folders);
      const texts = { catalogue, groups, languages: readTranslations(root) };
      build.onLoad({ filter: /[\\/]messages\.en\.ts$/ }, ({ path: file }) => ({
        contents: numbersOf(path.relative(root, file).split(path.sep).join('/'), groups),
        loader: 'ts',
      }));
      build.onResolve({ filter: LANGUAGE_MODULE }, ({ path: name }) => ({
        path: name,
        namespace: 'language',
      }));
      build.onLoad({ filter: /.*/, namespace: 'language' }, ({ path: name }) => ({
        contents: languageModule(name, texts, 'number'),
        loader: 'js',
      }));
    },
  };
}
