import { InMemoryOffsiteGateway } from '../../src/composition/test/in-memory-offsite-gateway.ts';
import { describeOffsiteGateway } from '../contracts/offsite-gateway.contract.ts';

describeOffsiteGateway(
  'in memory',
  async () => new InMemoryOffsiteGateway(new Map([['bad.example', 'suspicious']])),
);
