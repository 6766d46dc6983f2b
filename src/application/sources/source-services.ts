import type { FindOwnMatches } from './find-own-matches.ts';
import type { ReadSource } from './read-source.ts';

/** The use-cases for pins from other sites. */
export type SourceServices = {
  readonly readSource: ReadSource;
  readonly findOwnMatches: FindOwnMatches;
};

/** Imports them on first use. @throws {ServiceError} when the import fails */
export type OpenSources = () => Promise<SourceServices>;
