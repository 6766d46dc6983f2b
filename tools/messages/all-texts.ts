import { readCatalogue } from './catalogue.ts';
import { readTranslations } from './translations.ts';

/** The texts of browser and server together, for programs that run from the sources. */
export async function allTexts(root: string) {
  const catalogue = await readCatalogue(root);
  return { catalogue, groups: catalogue, languages: readTranslations(root) };
}
