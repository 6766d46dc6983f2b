import { PERSON } from '../../test/e2e/support/counted.ts';
import type { Member } from '../../test/e2e/support/member.ts';

let made = 0;

/** Sends batches of so many events as the app does, as a person who agreed to it. @throws unless all are accepted */
export function eventSender(url: string, { cookies }: Member): (events: number) => Promise<void> {
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': PERSON,
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'X-CSRFToken': token,
    Origin: url.replace(/\/$/, ''),
  };
  return async (count) => {
    const now = Date.now();
    const body = JSON.stringify({
      batch_id: Math.floor(Math.random() * 2 ** 52) + 1,
      counted_apart: true,
      events: Array.from({ length: count }, (_, index) => anEvent(now - 50 * index)),
      named: [],
    });
    const answer = await fetch(new URL('/v3/events/batch/', url), { method: 'POST', headers, body });
    const text = await answer.text();
    if (!text.includes(`"accepted":${count}`)) throw new Error(`${answer.status}: ${text.slice(0, 300)}`);
  };
}

/** An impression; each twentieth is a save. */
function anEvent(time: number): object {
  made += 1;
  const isSave = made % 20 === 0;
  return {
    event_type: isSave ? 5 : 18,
    view_type: 11,
    view_parameter: isSave ? null : 139,
    component: null,
    element: null,
    object_id_str: String(8_125_093_847_000 + ((made * 7919) % 100_000)),
    aux_data: isSave
      ? {
          pin_id: String(8_125_093_900_000 + made),
          board_id: '8125093847261',
          destination_board_id: '8125093847262',
          is_profile_save: false,
          image_signature: '0123456789abcdef0123456789abcdef',
          is_promoted: false,
        }
      : {},
    event_data: isSave ? null : { visible_ms: 400 + (made % 5000), visibility: 80 },
    client_tracking_params: 'CwABAAAAEDgxMjUwOTM4NDcyNjE1MDQA',
    time,
  };
}
