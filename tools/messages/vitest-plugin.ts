import { englishByKey, readCatalogue } from './catalogue.ts';

/** The module `language:en` for tests, which run from the sources. */
export function languageModules(root: string) {
  return {
    name: 'language-modules',
    resolveId: (id: string) => (id.startsWith('language:') ? `\0${id}` : undefined),
    load: async (id: string) =>
      id.startsWith('\0language:')
        ? `export default ${JSON.stringify(englishByKey(await readCatalogue(root)))};`
        : undefined,
  };
}
