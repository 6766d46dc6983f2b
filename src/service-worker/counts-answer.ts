/** Delays between tries. Browsers end a worker some time after its last page is gone. ms */
const RETRIES_MS = [1_000, 4_000, 15_000];

/**
 * The server's answer to views and clicks that a page tells while it is left. What did not arrive is sent again from the
 * memory of this worker: nothing is stored, and the server counts it once.
 */
export async function countsAnswer(event: FetchEvent): Promise<Response> {
  const copy = event.request.clone();
  const answer = await answerTo(event.request);
  if (answer === null) event.waitUntil(sendAgain(copy));
  return answer ?? Response.error();
}

async function sendAgain(request: Request): Promise<void> {
  for (const ms of RETRIES_MS) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (await answerTo(request.clone())) return;
  }
}

/** Null for none, and for one that may be another one later. */
async function answerTo(request: Request): Promise<Response | null> {
  const answer = await fetch(request).catch(() => null);
  return answer && answer.status < 500 ? answer : null;
}
