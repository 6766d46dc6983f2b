const LOOK_MS = 5;

/**
 * Runs `work` and tells for how long, at most, nothing else could run meanwhile: milliseconds that this thread has
 * calculated without a break, however busy the machine is with other things.
 */
export async function longestDelay<T>(work: () => Promise<T>): Promise<{ result: T; delay: number }> {
  let longest = 0;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  };
  const timer = setInterval(look, LOOK_MS);
  try {
    const result = await work();
    look();
    return { result, delay: longest };
  } finally {
    clearInterval(timer);
  }
}
