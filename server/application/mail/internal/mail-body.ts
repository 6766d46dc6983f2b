import type { Language } from '../../../../src/domain/messages/language.ts';
import { escapeHtml } from '../../../../src/domain/text/escape-html.ts';

/** A person's name in a text; it may have either writing direction. */
export type PersonName = { readonly name: string };
export type Line = readonly (string | PersonName)[];

/** The content of a mail, from which plain text and HTML are made. */
export type MailBody = {
  readonly language: Pick<Language, 'tag' | 'direction'>;
  readonly subject: Line;
  readonly lines: readonly Line[];
  readonly button: { readonly label: string; readonly url: string } | null;
  /** What to do if the mail is unexpected, for example. */
  readonly notes: readonly { readonly line: Line; readonly url: string | null }[];
};

/**
 * Isolates a name, so that its writing direction does not affect the surrounding text: FIRST STRONG ISOLATE and POP
 * DIRECTIONAL ISOLATE.
 */
const ISOLATE = { begin: '\u2068', end: '\u2069' };

/** Direction marks, overrides and line breaks are removed from names. */
const UNRULY = /[\u0000-\u001f\u007f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

export function subjectText(subject: Line): string {
  return plainLine(subject);
}

export function plainText({ lines, button, notes }: MailBody, siteName: string): string {
  const paragraphs = [
    ...lines.map(plainLine),
    ...(button === null ? [] : [`${button.label}\n${button.url}`]),
    ...notes.map(({ line, url }) => (url === null ? plainLine(line) : `${plainLine(line)}\n${url}`)),
    `-- \n${siteName}`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** A self-contained page: no pictures, no external styles, no tracking. */
export function html({ language, subject, lines, button, notes }: MailBody, siteName: string): string {
  return [
    '<!doctype html>',
    `<html lang="${language.tag}" dir="${language.direction}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(plainLine(subject))}</title></head>`,
    '<body style="margin:0 auto;padding:24px;max-width:480px;font-family:sans-serif;font-size:16px;line-height:1.5">',
    ...lines.map((line) => `<p>${htmlLine(line)}</p>`),
    ...(button === null ? [] : [htmlButton(button)]),
    '<hr style="border:0;border-top:1px solid #ccc">',
    ...notes.map(
      ({ line, url }) =>
        `<p style="font-size:13px">${htmlLine(line)}${url === null ? '' : ` <a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`}</p>`,
    ),
    `<p style="font-size:13px">${escapeHtml(siteName)}</p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** The light `--accent` of the design; mails have no style sheet. */
const ACCENT = '#b4421f';

function htmlButton({ label, url }: { readonly label: string; readonly url: string }): string {
  const href = escapeHtml(url);
  return `<p><a href="${href}" style="display:inline-block;padding:12px 16px;border-radius:16px;background:${ACCENT};color:#fff;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>\n<p style="font-size:13px"><a href="${href}">${href}</a></p>`;
}

function plainLine(line: Line): string {
  return line.map((piece) => (typeof piece === 'string' ? piece : isolated(tame(piece.name)))).join('');
}

/** A name of Latin letters has the direction of our text; only others are isolated. */
function isolated(name: string): string {
  return /^[\x20-\x7e]*$/.test(name) ? name : ISOLATE.begin + name + ISOLATE.end;
}

function htmlLine(line: Line): string {
  return line
    .map((piece) =>
      typeof piece === 'string' ? escapeHtml(piece) : `<bdi>${escapeHtml(tame(piece.name))}</bdi>`,
    )
    .join('');
}

function tame(name: string): string {
  return name.replace(UNRULY, '');
}
