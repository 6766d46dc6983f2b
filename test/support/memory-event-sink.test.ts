import { describeEventSink } from '../contracts/event-sink.contract.ts';
import { MemoryEventSink } from './memory-event-sink.ts';

describeEventSink('memory', async () => {
  const sink = new MemoryEventSink();
  return {
    sink,
    break: async () => void (sink.isBroken = true),
    repair: async () => void (sink.isBroken = false),
    arrived: async () => [...sink.arrived.keys()],
    close: async () => undefined,
  };
});
