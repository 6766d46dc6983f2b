import { useEffect, useState } from 'react';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { Message } from '../../domain/messages/message.ts';
import {
  STORED_DATA,
  type StorageKind,
  type StoredEntry,
  type StoredName,
} from '../../domain/storage/stored-data.ts';
import { buttonClass } from '../kit/buttons/button-look.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { text } from '../text/language.ts';
import { CONSENT_ROWS } from './consent-rows.ts';
import classes from './cookie-policy-page.module.css';
import { CookieChoiceForm } from './internal/cookie-choice-form.tsx';
import { consentMessages, cookiePolicyMessages } from './internal/messages.en.ts';
import { lifeText, PLACES, PURPOSES } from './internal/stored-texts.ts';

const KINDS: readonly { readonly kind: StorageKind; readonly label: Message; readonly detail: Message }[] = [
  {
    kind: 'necessary',
    label: consentMessages.necessary,
    detail: cookiePolicyMessages.necessaryDetail,
  },
  ...CONSENT_ROWS.map(({ kind, label }) => ({ kind, label, detail: cookiePolicyMessages.analyticsDetail })),
];

function CookiePolicyView() {
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{text(cookiePolicyMessages.title)}</h1>
      <p>{text(cookiePolicyMessages.intro)}</p>
      <p>{text(cookiePolicyMessages.noIds)}</p>
      <section id="choices" aria-labelledby="choices-title">
        <h2 className={classes.heading} id="choices-title">
          {text(cookiePolicyMessages.choices)}
        </h2>
        <CookieChoiceForm />
        <DeleteButton />
      </section>
      {KINDS.map(({ kind, label, detail }) => (
        <section key={kind} aria-labelledby={`${kind}-title`}>
          <h2 className={classes.heading} id={`${kind}-title`}>
            {text(label)}
          </h2>
          <p className={classes.help}>{text(detail)}</p>
          <StoredList kind={kind} />
        </section>
      ))}
    </article>
  );
}

/** Only in a page with script: what scripts have stored only scripts can delete. */
function DeleteButton() {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className={classes.delete}>
      {isReady && (
        <button type="button" className={buttonClass({})} data-delete-stored="">
          {text(consentMessages.deleteStored)}
        </button>
      )}
    </div>
  );
}

/** Everything that is stored for one kind. */
function StoredList({ kind }: { readonly kind: StorageKind }) {
  const entries = (Object.entries(STORED_DATA) as [StoredName, StoredEntry][]).filter(
    ([, entry]) => entry.kind === kind,
  );
  if (entries.length === 0) return <p>{text(cookiePolicyMessages.nothing)}</p>;
  return (
    <dl className={classes.list}>
      {entries.map(([name, entry]) => (
        <div key={`${entry.place} ${name}`} className={classes.entry}>
          <dt>
            <code dir="ltr">{entry.isPrefix === true ? `${name}*` : name}</code>
          </dt>
          <dd>{text(PURPOSES[name])}</dd>
          <dd className={classes.help}>
            {text(cookiePolicyMessages.placeAndLife, {
              place: text(PLACES[entry.place]),
              life: text(lifeText(entry)),
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is stored in the browser, from the table that code uses for its names, and the choices about it. */
export const page: PageOf<'cookie-policy'> = {
  View: CookiePolicyView,
  load: () =>
    Promise.resolve({
      kind: 'ready',
      head: {
        title: cookiePolicyMessages.title,
        noindex: false,
        canonicalPath: formatRoute({ kind: 'cookie-policy' }),
      },
    }),
};
