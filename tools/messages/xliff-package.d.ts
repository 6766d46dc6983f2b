type XliffUnit = { source: string; target?: string; note?: string[] };
type XliffDocument = {
  resources: Record<string, Record<string, XliffUnit | undefined>>;
  sourceLanguage: string;
  targetLanguage?: string;
};

declare module 'xliff' {
  export function jsToXliff12(document: XliffDocument): Promise<string>;
  export function xliff12ToJs(
    xml: string,
    options: { captureSpacesBetweenElements: boolean; inlineAsString: boolean },
  ): Promise<XliffDocument>;
}
