import { readCatalogue } from './catalogue.ts';
import { LANGUAGE_MODULE, languageModule } from './language-modules.ts';
import { readTranslations } from './translations.ts';

/** The modules of the languages for tests, which run from the sources. */
export function languageModules(root: string) {
  return {
    name: 'language-modules',
    resolveId: (id: string) => (LANGUAGE_MODULE.test(id) ? `\0${id}` : undefined),
    load: async (id: string) => {
      const name = id.slice(1);
      if (!id.startsWith('\0') || !LANGUAGE_MODULE.test(name)) return undefined;
      const catalogue = await readCatalogue(root);
      const texts = { catalogue, groups: catalogue, languages: readTranslations(root) };
      return languageModule(name, texts, 'key');
    },
  };
}
