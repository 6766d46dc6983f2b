import { makeAutoObservable, observableRef } from 'mobx';
import { newCancellation } from '../../application/cancellation.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { ReadSourceOutcome } from '../../application/sources/read-source.ts';
import type { OpenSources } from '../../application/sources/source-services.ts';
import type { UserId } from '../../domain/ids/ids.ts';
import type { OwnMatch } from '../../domain/sources/own-match.ts';
import type { SourceMethod, SourcePage, SourcePicture } from '../../domain/sources/source-page.ts';
import { pageLink } from '../../domain/sources/page-link.ts';
import { fetchCode } from '../base/lazy/fetch-code.ts';
import { failureText } from '../base/failure-text.ts';
import type { sourceProblem } from './source-problem.ts';

type SourceReadingDeps = {
  readonly openSources: OpenSources;
  readonly logger: Logger;
  /** Loads the code of the picture chooser. @throws {ServiceError} */
  readonly fetchPicker: () => Promise<unknown>;
};

type Asked = {
  readonly method: SourceMethod;
  /** The address of the preselected picture. */
  readonly wanted?: string;
};

/** Reads the pictures of a page, one address at a time, and holds the selection. */
export class SourceReading {
  /** Text of the address field. */
  typed = '';
  /** `opening` while the code of the chooser is loading. */
  phase: 'idle' | 'opening' | 'reading' | 'offered' = 'idle';
  /** Why there are no pictures, as a text for the user. */
  problem: string | null = null;
  page: SourcePage | null = null;
  /** Addresses of the selected pictures. */
  chosen: readonly string[] = [];
  /** Own pins of this page. */
  matches: readonly OwnMatch[] = [];
  method: SourceMethod = 'scraped';
  #owner: UserId | null = null;
  #cancel: (() => void) | null = null;
  readonly #deps: SourceReadingDeps;

  constructor(deps: SourceReadingDeps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { page: observableRef, chosen: observableRef, matches: observableRef },
      { autoBind: true },
    );
  }

  get chosenPictures(): readonly SourcePicture[] {
    return this.page?.pictures.filter(({ url }) => this.chosen.includes(url)) ?? [];
  }

  get isBusy(): boolean {
    return this.phase === 'opening' || this.phase === 'reading';
  }

  /** Whether the dialog is open. */
  get isShown(): boolean {
    return this.phase === 'reading' || this.phase === 'offered';
  }

  /** Clears everything when the viewer changes. */
  belongTo(owner: UserId | null): void {
    if (this.#owner !== null && this.#owner !== owner) this.done();
    this.#owner = owner;
  }

  type(text: string): void {
    this.typed = text;
    this.problem = null;
  }

  /** Reads the address in the field and replaces the previous result. */
  async read({ method, wanted }: Asked = { method: 'scraped' }): Promise<void> {
    this.close();
    this.begin(method);
    const cancellation = newCancellation();
    this.#cancel = cancellation.cancel;
    try {
      await this.#deps.fetchPicker();
      if (cancellation.cancelled) return;
      this.open();
      const [{ readSource, findOwnMatches }, problems] = await Promise.all([
        this.#deps.openSources(),
        fetchCode(() => import('./source-problem.ts')),
      ]);
      const outcome = await readSource.run(this.typed, cancellation, wanted);
      if (cancellation.cancelled) return;
      this.finish(outcome, problems.sourceProblem);
      if (outcome.kind !== 'found') return;
      const link = pageLink(outcome.page);
      const matches = await findOwnMatches.run({ link, picture: null, boardId: null });
      if (!cancellation.cancelled) this.know(matches);
    } catch (error) {
      if (!cancellation.cancelled && this.isBusy) this.fail(this.#messageOf(error));
    }
  }

  toggle(url: string): void {
    this.chosen = this.chosen.includes(url)
      ? this.chosen.filter((other) => other !== url)
      : [...this.chosen, url];
  }

  chooseAll(): void {
    const { pictures = [] } = this.page ?? {};
    this.chosen = this.chosen.length === pictures.length ? [] : pictures.map(({ url }) => url);
  }

  /** Cancels reading and clears the result; the typed address stays. */
  close(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.phase = 'idle';
    this.page = null;
    this.chosen = [];
    this.matches = [];
  }

  /** As `close`, and clears the field. */
  done(): void {
    this.close();
    this.type('');
  }

  private begin(method: SourceMethod): void {
    this.method = method;
    this.phase = 'opening';
    this.problem = null;
  }

  private open(): void {
    this.phase = 'reading';
  }

  private finish(outcome: ReadSourceOutcome, problemOf: typeof sourceProblem): void {
    if (outcome.kind === 'found') {
      this.phase = 'offered';
      this.page = outcome.page;
      this.chosen = outcome.chosen;
    } else if (outcome.kind !== 'cancelled') this.fail(problemOf(outcome));
  }

  private know(matches: readonly OwnMatch[]): void {
    this.matches = matches;
  }

  private fail(problem: string): void {
    this.phase = 'idle';
    this.problem = problem;
  }

  /** A bug is logged; it must not lose the typed address. */
  #messageOf(error: unknown): string {
    if (error instanceof ServiceError) return error.shown ?? failureText(error.kind);
    this.#deps.logger.error('reading-failed', error);
    return failureText('unavailable');
  }
}
