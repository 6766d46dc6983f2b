import { HandlerHttpClient } from '../../../../src/adapters/http/client/handler-http-client.ts';
import { describeHttpClient } from '../../../contracts/http-client.contract.ts';

const ORIGIN = 'https://pins.test';

describeHttpClient(
  'handler in the process',
  (respond) =>
    new HandlerHttpClient(async (request) => {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
      return respond({
        method: request.method,
        path: request.url.slice(ORIGIN.length),
        header: (name) => request.headers.get(name),
        body: isForm ? await request.formData() : await request.text(),
      });
    }, ORIGIN),
);
