import { describe, expect, test } from 'vitest';
import type { OffsiteGateway } from '../../src/application/ports/pins/offsite-gateway.ts';
import { toPinId } from '../../src/domain/ids/ids.ts';

const NO_PIN = { pinId: null, isForeignAd: false, trackingParams: '' };
const BAD = 'https://bad.example/a?b=c';
const FINE = 'https://fine.example/a?b=c';

/** Proves that an adapter answers about links as it promises. @param open `bad.example` is suspicious */
export function describeOffsiteGateway(name: string, open: () => Promise<OffsiteGateway>): void {
  describe(`the gateway of links that leave the site: ${name}`, () => {
    test('warns of a site with a text, and names its address without the query', async () => {
      const gateway = await open();
      expect(await gateway.check({ ...NO_PIN, url: BAD })).toEqual({
        status: 'suspicious',
        message: expect.stringMatching(/\w/) as string,
        url: BAD,
        sanitizedUrl: 'https://bad.example/a',
      });
    });

    test('says nothing about other sites', async () => {
      const gateway = await open();
      expect(await gateway.check({ ...NO_PIN, url: FINE })).toMatchObject({ status: 'ok', message: '' });
    });

    test('answers the same about the link of any pin, of an ad, and to a page', async () => {
      const gateway = await open();
      for (const url of [BAD, FINE]) {
        const answer = await gateway.check({ ...NO_PIN, url });
        expect(answer).toBeDefined();
        const ofPin = { ...NO_PIN, url, pinId: toPinId('4711'), trackingParams: 'abc' };
        expect(await gateway.check(ofPin)).toEqual(answer);
        expect(await gateway.check({ ...ofPin, isForeignAd: true })).toEqual(answer);
        expect(await gateway.look(url)).toEqual(answer);
      }
    });

    test.each(['javascript:alert(1)', '/pin/7/', ''])('has no usable answer about “%s”', async (url) => {
      const gateway = await open();
      expect(await gateway.check({ ...NO_PIN, url })).toBeUndefined();
      expect(await gateway.look(url)).toBeUndefined();
    });
  });
}
