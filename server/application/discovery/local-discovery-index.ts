import type {
  AnswerTo,
  DiscoveryIndex,
  DiscoveryQuestion,
  DiscoveryStatus,
  QuestionAbout,
} from '../ports/discovery/discovery-index.ts';
import { DiscoveryEngine, type DiscoveryEngineDeps } from './discovery-engine.ts';

/**
 * The index in this thread. It is built for the first question, and applies all changes before each answer, so that no
 * timer is needed and every answer knows every write.
 */
export class LocalDiscoveryIndex implements DiscoveryIndex {
  readonly #engine: DiscoveryEngine;

  constructor(deps: DiscoveryEngineDeps) {
    this.#engine = new DiscoveryEngine(deps);
  }

  /** Every question waits until it is built. */
  get readySince(): number | null {
    return 0;
  }

  start(): void {
    // The first question builds it.
  }

  async ask<Q extends DiscoveryQuestion>(question: Q, about: QuestionAbout<Q>): Promise<AnswerTo<Q>> {
    await this.#engine.catchUp();
    return await this.#engine.answer(question, about);
  }

  async status(): Promise<DiscoveryStatus> {
    const { isReady, documents, rebuilds } = this.#engine;
    return {
      state: isReady ? 'ready' : 'building',
      documents,
      changesBehind: await this.#engine.changesBehind(),
      snapshotAt: null,
      rebuilds,
      crashes: 0,
    };
  }

  close(): Promise<void> {
    return this.#engine.close();
  }
}
