import { fieldsOf, textOf, type Fields } from './fields.ts';

const NAMES = ['sub_text', 'dismiss_button_text', 'complete_button_text', 'secondary_cta_link'] as const;

/**
 * Content may name its texts and buttons in one general way, whatever its kind. Each of these fields takes the place of
 * the one that the kind itself has, unless that is there.
 */
export function withFurtherFields(data: Fields): Fields {
  if (!NAMES.some((name) => data[name] !== undefined)) return data;
  return {
    ...subTextOf(data),
    ...completeOf(data),
    ...dismissOf(data),
    ...linkOf(data),
    ...withoutNull(data),
  };
}

/** A field without a value does not hide the general one. */
function withoutNull(data: Fields): Fields {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined && value !== null),
  );
}

function subTextOf({ sub_text: text }: Fields): Fields {
  if (textOf(text) === undefined) return {};
  return { message: text, body: text, subtitle_text: text };
}

function completeOf(data: Fields): Fields {
  const text = textOf(data['complete_button_text']);
  const url = data['complete_button_url'] ?? data['complete_button_cta_url'];
  if (text === undefined) return {};
  return {
    completeButtonText: text,
    onCompleteRedirectUrl: url,
    completeButton: { text, url },
    complete_button: { text, url },
    primaryAction: { label: text, href: url },
    button_text: text,
    button_uri: url,
  };
}

function dismissOf({ dismiss_button_text: value }: Fields): Fields {
  const text = textOf(value);
  if (text === undefined) return {};
  return { dismissButtonText: text, dismissButton: { text }, secondaryAction: { label: text } };
}

function linkOf({ secondary_cta_link: value }: Fields): Fields {
  const { url, text } = fieldsOf(value);
  if (textOf(text) === undefined) return {};
  return { link: { href: url, text }, links: [url], linkTitles: [text] };
}
