/** Made by the build, and for tests, from all `messages.en.ts`. */
declare module 'language:en' {
  const file: import('../domain/messages/language.ts').LanguageFile;
  export default file;
}
