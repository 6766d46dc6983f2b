import type { ExperimentGateway } from '../../application/ports/experiment-gateway.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import { CONTROL_GROUP } from '../../domain/experiments/experiment.ts';
import { rawObject } from '../../../wire/raw.ts';
import type { ResourceClient } from './resource-client.ts';

/** Groups of experiments over the resource calls. */
export class HttpExperimentGateway implements ExperimentGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async groupOf(experiment: string): Promise<string> {
    try {
      const answer = await this.#calls.get('Experiments', { names: [experiment] });
      const group = answer.kind === 'ok' ? rawObject(answer.data)[experiment] : undefined;
      return typeof group === 'string' ? group : CONTROL_GROUP;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return CONTROL_GROUP;
    }
  }
}
