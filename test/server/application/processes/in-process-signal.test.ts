import { InProcessSignal } from '../../../../server/application/processes/in-process-signal.ts';
import { describeChangeSignal } from '../../../contracts/change-signal.contract.ts';

describeChangeSignal('in one process', async () => {
  const signal = new InProcessSignal();
  return { one: signal, other: signal, close: async () => undefined };
});
