// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServerEvents } from '../../../src/application/connection/server-events.ts';
import { ConnectionStore } from '../../../src/ui/connection/connection-store.ts';

let stop = () => undefined as void;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A window in front of a server that is there or not, on a network that is there or not. */
function opened({ network = true, server = true } = {}) {
  const world = { network, server, reachable: false, hangs: false, asked: 0, back: 0 };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => world.network);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const contact = new ServerEvents();
  const call = async () => {
    await Promise.resolve();
    const answered = (world.network || world.reachable) && world.server;
    contact.tell(answered ? 'answered' : 'silent');
    if (!answered) throw new Error('No answer');
  };
  const store = new ConnectionStore({
    contact,
    ask: () => {
      world.asked += 1;
      if (world.hangs) return new Promise(() => undefined);
      // An answer takes its time.
      return new Promise((resolve) => setTimeout(resolve)).then(call);
    },
    onBack: () => (world.back += 1),
  });
  stop = store.watch();
  return {
    store,
    world,
    call: () => call().catch(() => undefined),
    failLate: () => contact.tell('silent'),
    answerLate: () => contact.tell('answered'),
    setNetwork(there: boolean) {
      world.network = there;
      window.dispatchEvent(new Event(there ? 'online' : 'offline'));
    },
    setVisible(visible: boolean) {
      visibility.mockReturnValue(visible ? 'visible' : 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

describe('the connection', () => {
  test('is there until something says otherwise', async () => {
    const { store, call } = opened();
    await call();
    expect(store.phase).toBe('there');
  });

  test('is away at once when the browser has no network, also from the start', () => {
    const { store, setNetwork } = opened();
    setNetwork(false);
    expect(store.phase).toBe('away');
    stop();
    expect(opened({ network: false }).store.phase).toBe('away');
  });

  test('is back when the network is and the server answers; that is said for a moment', async () => {
    const { store, world, setNetwork, pass } = opened();
    setNetwork(false);
    setNetwork(true);
    await pass(0);
    expect(store.phase).toBe('back');
    expect(world.back).toBe(1);
    await pass(4_000);
    expect(store.phase).toBe('there');
  });

  test('is not back with a late answer from before the network went', async () => {
    const { store, world, answerLate, setNetwork, pass } = opened();
    setNetwork(false);
    answerLate();
    await pass(0);
    expect(store.phase).toBe('away');
    expect(world.back).toBe(0);
    setNetwork(true);
    await pass(0);
    expect(store.phase).toBe('back');
    expect(world.back).toBe(1);
  });

  test('is back when a poll is answered, though the browser says that it has no network', async () => {
    const { store, world, answerLate, setNetwork, pass } = opened();
    setNetwork(false);
    world.reachable = true;
    answerLate();
    await pass(0);
    expect(store.phase).toBe('back');
  });

  test('is asked for when the network is back, though an answer of before is still waited for', async () => {
    const { store, world, setNetwork, pass } = opened();
    setNetwork(false);
    world.hangs = true;
    await pass(2_000);
    expect(world.asked).toBe(1);
    world.hangs = false;
    setNetwork(true);
    await pass(0);
    expect(store.phase).toBe('back');
  });

  test('is not back with the network alone', async () => {
    const { store, world, setNetwork, pass } = opened({ server: false });
    setNetwork(false);
    setNetwork(true);
    await pass(0);
    expect(store.phase).toBe('away');
    expect(world.back).toBe(0);
  });

  test('is away when a call gets no answer and a second one none either', async () => {
    const { store, world, call, pass } = opened();
    world.server = false;
    await call();
    expect(store.phase).toBe('there');
    await pass(0);
    expect(store.phase).toBe('away');
  });

  test('says what is away: without a network that, else the server', async () => {
    const { store, setNetwork, pass } = opened({ server: false });
    setNetwork(false);
    expect(store.missing).toBe('network');
    setNetwork(true);
    await pass(3_000);
    expect(store).toMatchObject({ phase: 'away', missing: 'server' });
  });

  test('does not lay it on the server when the first poll after the return of the network fails', async () => {
    const { store, world, setNetwork, pass } = opened();
    setNetwork(false);
    world.server = false;
    setNetwork(true);
    await pass(0);
    expect(store).toMatchObject({ phase: 'away', missing: 'network' });
    world.server = true;
    await pass(3_000);
    expect(store).toMatchObject({ phase: 'back', missing: 'network' });
  });

  test('does not lay it on the server when a call that was sent without a network fails after its return', async () => {
    const { store, world, failLate, setNetwork, pass } = opened();
    setNetwork(false);
    world.network = true;
    failLate();
    expect(store).toMatchObject({ phase: 'away', missing: 'network' });
    setNetwork(true);
    failLate();
    await pass(0);
    expect(store).toMatchObject({ phase: 'back', missing: 'network' });
  });

  test('says that the network is missing, too, when it goes while the server does not answer', async () => {
    const { store, world, call, setNetwork, pass } = opened();
    world.server = false;
    await call();
    await pass(0);
    expect(store).toMatchObject({ phase: 'away', missing: 'server' });
    setNetwork(false);
    expect(store.missing).toBe('network');
  });

  test('is there after one call without an answer', async () => {
    const { store, world, call, pass } = opened();
    world.server = false;
    await call();
    world.server = true;
    await pass(0);
    expect(store.phase).toBe('there');
    expect(world.back).toBe(0);
  });

  test('is back with any call that is answered', async () => {
    const { store, world, setNetwork, call } = opened({ server: false });
    setNetwork(false);
    world.network = true;
    world.server = true;
    await call();
    expect(store.phase).toBe('back');
  });
});

describe('while it is away the server is asked', () => {
  test('with pauses that grow to half a minute', async () => {
    const { world, setNetwork, pass } = opened({ server: false });
    setNetwork(false);
    const asked: number[] = [];
    for (let passed = 0; passed < 122_000; passed += 100) {
      const before = world.asked;
      await pass(100);
      if (world.asked > before) asked.push(Math.round(passed / 1_000));
    }
    expect(asked).toEqual([2, 6, 14, 30, 60, 90, 120]);
  });

  test('with short pauses again once the network is back', async () => {
    const { store, world, setNetwork, pass } = opened({ server: false });
    setNetwork(false);
    await pass(60_000);
    setNetwork(true);
    await pass(1_000);
    expect(store.phase).toBe('away');
    world.server = true;
    await pass(2_000);
    expect(store.phase).toBe('back');
  });

  test('only in a window that is seen, and at once when it comes into sight', async () => {
    const { store, world, setNetwork, setVisible, pass } = opened({ server: false });
    setNetwork(false);
    setVisible(false);
    await pass(60_000);
    expect(world.asked).toBe(0);
    Object.assign(world, { network: true, server: true });
    setVisible(true);
    await pass(0);
    expect(store.phase).toBe('back');
  });
});
