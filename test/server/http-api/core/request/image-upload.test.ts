import { mediaRefusalMessages } from '../../../../../server/application/media/internal/messages.en.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PicturesBusy, StorageFull } from '../../../../../server/application/ports/media/media.ts';
import { outcomeOf, SmallBrowser } from '../small-browser.ts';
import { SmallSite } from '../small-site.ts';

describe('/upload-image/', () => {
  async function member(site = new SmallSite()) {
    return { site, browser: await new SmallBrowser(site).withSession(site.openSession()) };
  }

  function formWith(bytes: number, field = 'img'): FormData {
    const form = new FormData();
    form.set('other', 'text');
    form.set(field, new File([new Uint8Array(bytes)], '../x.png'));
    return form;
  }

  test('hands the picture over and answers flat', async () => {
    const { site, browser } = await member();
    const told = await browser.send('/upload-image/', { method: 'POST', body: formWith(20_000) });
    expect(told.body).toEqual({
      success: true,
      image_url: expect.stringMatching(
        /^http:\/\/[^/]+\/media\/originals\/01\/23\/45\/0123456789abcdef0123456789abcdef\.jpg$/,
      ),
      image_signature: '0123456789abcdef0123456789abcdef',
      upload_id: '7',
      width: 1200,
      height: 1800,
    });
    expect(site.uploads[0]?.length).toBe(20_000);
  });

  test.each([
    ['a picture that is too large', { body: formWith(20_001) }, '413/23'],
    ['a body that is much too large', { body: formWith(200_000) }, '413/23'],
    ['another field', { body: formWith(1, 'file') }, '400/1'],
    ['no form', { body: new Uint8Array(4) }, '415/25'],
    ['no multipart form', { body: new URLSearchParams({ img: 'x' }) }, '415/25'],
    ['a broken form', { body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=a' } }, '400/4'],
    [
      'a form without a boundary',
      { body: 'x', headers: { 'Content-Type': 'multipart/form-data;' } },
      '400/4',
    ],
    ['GET', { method: 'GET' }, '405/20'],
  ])('%s', async (_name, sending, outcome) => {
    const { browser } = await member();
    const told = await browser.send('/upload-image/', { method: 'POST', ...sending });
    expect(outcomeOf(told)).toBe(outcome);
    expect(told.body.success).toBe(false);
  });

  test('a text instead of a file is of the wrong kind', async () => {
    const form = new FormData();
    form.set('img', 'text');
    const { browser } = await member();
    const told = await browser.send('/upload-image/', { method: 'POST', body: form });
    expect(told.body.resource_response?.error?.extra_data.fields).toEqual([
      { name: 'img', problem: 'wrong_type' },
    ]);
  });

  test('needs a full session', async () => {
    const visitor = await new SmallBrowser(new SmallSite()).arrive();
    expect(outcomeOf(await visitor.send('/upload-image/', { method: 'POST', body: formWith(1) }))).toBe(
      '401/2',
    );
    const site = new SmallSite();
    const limited = await new SmallBrowser(site).withSession(site.openSession({ type: 'limited' }));
    expect(outcomeOf(await limited.send('/upload-image/', { method: 'POST', body: formWith(1) }))).toBe(
      '403/10',
    );
  });

  test.each([
    [new StorageFull(), '507/103'],
    [new PicturesBusy(), '503/102'],
    [new Error('x'), '500/100'],
  ])('failures of the store', async (error, outcome) => {
    const { browser } = await member(
      new SmallSite({}, { storeUpload: { run: () => Promise.reject(error) } }),
    );
    expect(outcomeOf(await browser.send('/upload-image/', { method: 'POST', body: formWith(1) }))).toBe(
      outcome,
    );
  });

  test('what is no picture is refused with the reason for people', async () => {
    const storeUpload = {
      run: async () =>
        ({ kind: 'refused', reason: 'bad_media', message: mediaRefusalMessages.empty }) as const,
    };
    const { browser } = await member(new SmallSite({}, { storeUpload }));
    const told = await browser.send('/upload-image/', { method: 'POST', body: formWith(1) });
    expect(outcomeOf(told)).toBe('400/19');
    expect(told.body.resource_response?.error?.message).toBe('This file is empty.');
  });

  test('sixty a minute', async () => {
    const { browser } = await member();
    for (let count = 0; count < 60; count += 1) {
      await browser.send('/upload-image/', { method: 'POST', body: formWith(1) });
    }
    expect(outcomeOf(await browser.send('/upload-image/', { method: 'POST', body: formWith(1) }))).toBe(
      '429/8',
    );
  });
});

describe('patience', () => {
  afterEach(() => vi.useRealTimers());

  /** A body that brings one byte every so often and never ends. */
  function drip(everyMs: number): ReadableStream {
    let timer: ReturnType<typeof setInterval>;
    return new ReadableStream({
      start(controller) {
        timer = setInterval(() => controller.enqueue(new Uint8Array([0x20])), everyMs);
      },
      cancel() {
        clearInterval(timer);
      },
    });
  }

  async function outcomeWithin(ms: number, path: string, everyMs: number, type: string) {
    vi.useFakeTimers();
    const body = drip(everyMs);
    const site = new SmallSite();
    const browser = await new SmallBrowser(site).withSession(site.openSession());
    let outcome = 'still waiting';
    const sending = { method: 'POST', body, headers: { 'Content-Type': type } };
    void browser.send(path, sending).then((told) => (outcome = outcomeOf(told)));
    await vi.advanceTimersByTimeAsync(ms);
    return outcome;
  }

  test('a body has a minute', async () => {
    const wait = (ms: number) => outcomeWithin(ms, '/v3/events/batch/', 1000, 'application/json');
    expect(await wait(59_999)).toBe('still waiting');
    expect(await wait(60_000)).toBe('408/21');
  });

  test('an upload may take long, but not half a minute without a byte', async () => {
    const wait = (ms: number, every: number) =>
      outcomeWithin(ms, '/upload-image/', every, 'multipart/form-data; boundary=a');
    expect(await wait(600_000, 29_000)).toBe('still waiting');
    expect(await wait(29_999, 40_000)).toBe('still waiting');
    expect(await wait(30_000, 40_000)).toBe('408/21');
  });
});
