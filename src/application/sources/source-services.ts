import type { FindOwnMatches } from './find-own-matches.ts';
import type { ReadSource } from './read-source.ts';

/** What makes pins of pages. */
export type SourceServices = {
  readonly readSource: ReadSource;
  readonly findOwnMatches: FindOwnMatches;
};

/** Fetches them when they are first needed. @throws {ServiceError} when their code does not come */
export type OpenSources = () => Promise<SourceServices>;
