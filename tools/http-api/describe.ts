import type { Declaration, Declarations, Who } from '../../wire/calls/declare.ts';
import { RATE_BUCKETS, type RateRule } from '../../wire/calls/rate-buckets.ts';
import { usualText } from '../../server/adapters/http-api/core/call/failure-text.ts';
import { ERRORS, type ErrorReason } from '../../wire/errors.ts';
import type { Param } from '../../wire/params/param.ts';

const INTRODUCTION = `# HTTP API

Made from the declarations in \`wire/calls/\` by \`npm run docs\`; a test fails when it is not current.

Resource calls have the address \`/resource/{Name}Resource/{action}/\`. Reads carry \`data={"options":{…}}\` in the query,
writes a JSON body \`{"options":{…}}\`. Direct calls have an address of their own and take their parameters from it, from
the query and from a JSON body. Every answer is an envelope: \`resource_response.data\` on success,
\`resource_response.error\` on failure, \`resource_response.bookmark\` where a list goes on.

A write needs the security token: the cookie \`csrftoken\` and the same value in the header \`X-CSRFToken\`. Creates and
POST requests take an \`Idempotency-Key\` of at most 64 characters: the same request with the same key again gives the
first answer. All other calls may be repeated as they are.

Every call can fail with 400 \`invalid_parameter\`, \`malformed_request\`, 429 \`rate_limited\`, 500 \`internal\`, 503
\`unavailable\`; one that needs a session with 401 \`authentication_required\`, one that needs a full session with 403
\`limited_login\`; a write with 403 \`csrf_failed\`, 507 \`storage_full\`.
`;

const WHO: Readonly<Record<Who, string>> = {
  A: 'anyone',
  L: 'who is signed in, also by a link of a mail',
  S: 'who is signed in',
  O: 'operators',
};

/** The whole contract as Markdown. */
export function describeApi(groups: Readonly<Record<string, Declarations>>): string {
  const calls = Object.entries(groups).map(
    ([name, group]) => `## ${titleOf(name)}\n\n${Object.values(group).map(describeCall).join('\n')}`,
  );
  return [INTRODUCTION, describeErrors(), describeBuckets(), ...calls].join('\n');
}

function describeCall(call: Declaration): string {
  const facts = [
    ['Who', WHO[call.who]],
    ['Rate', bucketOf(call)],
    ['Answers', call.list === undefined ? call.answer.says : `a page of: ${call.answer.says}`],
    ['Fails with', errorsOf(call).map(errorCode).join(', ')],
    ['Makes stale', (call.changes ?? []).join(', ')],
  ].filter(([, value]) => value !== '');
  const lines = facts.map(([name, value]) => `- ${name}: ${value}`);
  return [
    `### ${addressesOf(call).join('<br>')}\n`,
    `${call.says}\n`,
    `${lines.join('\n')}\n`,
    ...describeParams(call),
  ].join('\n');
}

function addressesOf(call: Declaration): readonly string[] {
  if (call.kind === 'direct') {
    const paths = typeof call.path === 'string' ? [call.path] : call.path;
    return paths.flatMap((path) => call.verbs.map((verb) => `\`${verb} ${path}\``));
  }
  const names = typeof call.name === 'string' ? [call.name] : call.name;
  const verb = call.action === 'get' ? 'GET' : 'POST';
  return names.map((name) => `\`${verb} /resource/${name}/${call.action}/\``);
}

function describeParams({ params }: Declaration): readonly string[] {
  const rows = Object.entries(params).map(([name, param]) => paramRow(name, param));
  if (rows.length === 0) return [];
  return [`| parameter | value | absent |\n| --- | --- | --- |\n${rows.join('\n')}\n`];
}

function paramRow(name: string, { aliases, kind, need, otherwise }: Param<unknown>): string {
  const names = [name, ...aliases].map((each) => `\`${each}\``).join(', ');
  const absent =
    need === 'required' ? 'refused' : otherwise === undefined ? '' : `\`${JSON.stringify(otherwise)}\``;
  return `| ${names} | ${kind.says ?? 'any value'} | ${absent} |`;
}

function bucketOf(call: Declaration): string {
  if (typeof call.bucket === 'function') return 'depends on the options';
  if (call.bucket !== undefined) return call.bucket;
  const reads = call.kind === 'resource' ? call.action === 'get' : call.verbs.every((verb) => verb === 'GET');
  return reads ? 'reads' : 'writes';
}

/** The errors of its handler, and the one for acting for a profile, which is checked when a call has the parameter. */
function errorsOf({ errors = [], params }: Declaration): readonly ErrorReason[] {
  return Object.hasOwn(params, 'orbac_subject_id') ? ['profile_not_usable', ...errors] : errors;
}

function errorCode(reason: ErrorReason): string {
  const { httpStatus, code } = ERRORS[reason];
  return `${httpStatus}/${code} \`${reason}\``;
}

function describeErrors(): string {
  const rows = Object.entries(ERRORS).map(
    ([reason, { httpStatus, code }]) =>
      `| ${httpStatus} | ${code} | \`${reason}\` | ${englishOf(reason as ErrorReason)} |`,
  );
  return `## Failures\n\n| status | code | reason | message |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

function englishOf(reason: ErrorReason): string {
  const text = usualText(reason);
  return typeof text === 'string' ? text : text.english;
}

function describeBuckets(): string {
  const rows = Object.entries(RATE_BUCKETS).map(
    ([name, rules]: [string, readonly RateRule[]]) => `| ${name} | ${rules.map(ruleText).join('; ')} |`,
  );
  return `## Rates\n\n| rate | uses |\n| --- | --- |\n${rows.join('\n')}\n`;
}

function ruleText({ limit, windowMs, by }: RateRule): string {
  return `${limit} in ${windowText(windowMs)} per ${by.replaceAll('_', ' ')}`;
}

function windowText(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = minutes / 60;
  return hours === 1 ? 'an hour' : hours === 24 ? 'a day' : `${hours} hours`;
}

/** `pinEdit` → `Pin edit` */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
