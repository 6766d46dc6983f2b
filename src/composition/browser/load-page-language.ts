import { Language, type LanguageFile } from '../../domain/messages/language.ts';
import { fetchScript } from '../../ui/base/lazy/fetch-code.ts';

/** The language of a served page: its texts are in the script that the document names. */
export async function loadPageLanguage(
  { dataset }: Pick<HTMLElement, 'dataset'>,
  { locale }: { readonly locale?: unknown },
): Promise<Language> {
  const { default: file } = await fetchScript(
    () => import(dataset.texts!) as Promise<{ readonly default: LanguageFile }>,
  );
  return new Language(file, locale as string);
}
