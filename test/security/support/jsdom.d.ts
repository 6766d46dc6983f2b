declare module 'jsdom' {
  /** A document that was read and whose scripts do not run. */
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
  }
}
