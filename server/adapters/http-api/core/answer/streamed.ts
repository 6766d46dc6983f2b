/**
 * A stream of the parts that reads on only as fast as the client does. A client that leaves ends the reading.
 * @param strategy how many parts are read ahead; one by default
 */
export function streamed(
  parts: AsyncIterable<Uint8Array>,
  strategy?: QueuingStrategy<Uint8Array>,
): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    strategy,
  );
}
