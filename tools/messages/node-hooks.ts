import { registerHooks } from 'node:module';
import { allTexts } from './all-texts.ts';
import { LANGUAGE_MODULE, languageModule } from './language-modules.ts';

/** Lets this Node process import the modules of the languages, for programs that run from the sources. */
export async function importLanguages(root: string): Promise<void> {
  const texts = await allTexts(root);
  registerHooks({
    resolve: (name, context, next) =>
      LANGUAGE_MODULE.test(name) ? { url: name, format: 'module', shortCircuit: true } : next(name, context),
    load: (url, context, next) =>
      LANGUAGE_MODULE.test(url)
        ? { format: 'module', source: languageModule(url, texts, 'key'), shortCircuit: true }
        : next(url, context),
  });
}
