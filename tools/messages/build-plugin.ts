import path from 'node:path';
import type { Plugin } from 'esbuild';
import { messagesIn, numbersOf, readCatalogue, type TextFolder } from './catalogue.ts';
import { LANGUAGE_MODULE, languageModule, languageTags } from './language-modules.ts';
import { readTranslations } from './translations.ts';

type MessageOptions = {
  /** The folders whose texts are written. A browser gets those of `src` alone. */
  readonly folders?: readonly TextFolder[];
  /** Adds the pseudo-language, for tests. */
  readonly pseudo?: boolean;
};

/**
 * Replaces messages by numbers in a bundle. The texts of a language are a module of their own (`language:de`), so that
 * only readers of that language load it.
 */
export function messageNumbers(root: string, { folders = ['src'], pseudo }: MessageOptions = {}): Plugin {
  return {
    name: 'message-numbers',
    async setup(build) {
      const catalogue = await readCatalogue(root);
      const groups = messagesIn(catalogue, folders);
      const texts = { catalogue, groups, languages: readTranslations(root), pseudo };
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

/** An entry for each language: nothing needs to import it, because a page names the script of its own one. */
export function languageEntries(root: string, pseudo?: boolean): Record<string, string> {
  return Object.fromEntries(languageTags(root, pseudo).map((tag) => [`language-${tag}`, `language:${tag}`]));
}
