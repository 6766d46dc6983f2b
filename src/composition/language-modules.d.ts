/** Generated from all `messages.en.ts` by the build and for tests. */
declare module 'language:en' {
  const file: import('../domain/messages/language.ts').LanguageFile;
  export default file;
}
