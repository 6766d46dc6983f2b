import { AwsV4Signer } from 'aws4fetch';
import { expect, test } from 'vitest';
import { signedHeaders } from '../../../server/adapters/s3/internal/sign-request.ts';

/** The examples that Amazon has published for requests to S3 with a signature of version 4. */
const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const HOST = 'https://examplebucket.s3.amazonaws.com';
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const datetime = '20130524T000000Z';

test.each([
  [
    'PUT',
    '/test$file.text',
    {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET',
    '/?lifecycle',
    { 'x-amz-content-sha256': EMPTY },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'GET',
    '/?max-keys=2&prefix=J',
    { 'x-amz-content-sha256': EMPTY },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
] as const)('signs %s %s as published', async (method, path, headers, signature) => {
  const signed = await signedHeaders(KEYS, { method, url: HOST + path, headers: { ...headers }, datetime });

  expect(signed['authorization']).toContain(`Signature=${signature}`);
});

test('signs GET of a range as published, when the range is signed, too', async () => {
  const headers = { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY };
  const request = { ...KEYS, url: `${HOST}/test.txt`, headers, datetime, service: 's3', allHeaders: true };

  expect(await new AwsV4Signer(request).signature()).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});
