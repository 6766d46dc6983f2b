import { allTexts } from './all-texts.ts';
import { LANGUAGE_MODULE, languageModule } from './language-modules.ts';

/** The modules of the languages for tests, which run from the sources. */
export function languageModules(root: string) {
  return {
    name: 'language-modules',
    resolveId: (id: string) => (LANGUAGE_MODULE.test(id) ? `\0${id}` : undefined),
    load: async (id: string) => {
      const name = id.slice(1);
      if (!id.startsWith('\0') || !LANGUAGE_MODULE.test(name)) return undefined;
      return languageModule(name, await allTexts(root), 'key');
    },
  };
}
