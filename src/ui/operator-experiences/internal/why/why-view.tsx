import { useRef, useState } from 'react';
import { VIEWPORT_CLASSES, type ViewportClass } from '../../../../domain/experiences/delivery/audience.ts';
import type {
  ExplainedFacts,
  ExplainedViewer,
  Explanation,
} from '../../../../domain/experiences/delivery/explanation.ts';
import { useApp } from '../../../base/app-context.ts';
import { attempt } from '../../../base/attempt.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { ChoiceField } from '../../../kit/fields/choice-field.tsx';
import { focusFirstError } from '../../../kit/fields/focus-first-error.ts';
import { SwitchField } from '../../../kit/fields/switch-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import type { SelectOption } from '../../../kit/fields/select-option.ts';
import { countryOptions } from '../../../forms/country-options.ts';
import { spokenLocale, text } from '../../../text/language.ts';
import { BackLink } from '../back-link.tsx';
import editorClasses from '../editor/editor.module.css';
import { languageOptions, pageOptions } from '../editor/audience-options.ts';
import { editorMessages } from '../editor/messages.en.ts';
import { openGateway } from '../experience-data.ts';
import { NumberField } from '../fields/number-field.tsx';
import { OptionField } from '../fields/option-field.tsx';
import classes from '../operator.module.css';
import { ExplanationView } from './explanation-view.tsx';
import { whyMessages } from './messages.en.ts';

type Who = ExplainedViewer['kind'];
type Facts = Partial<ExplainedFacts>;

const WHO = [
  { id: 'user', label: whyMessages.user },
  { id: 'visitor', label: whyMessages.visitor },
  { id: 'made_up', label: whyMessages.madeUp },
] as const;

/** The option of a fact that is not given. */
const UNKNOWN = 'unknown';

/** Why a member, a visitor or somebody made up sees each experience or not. */
export function WhyView() {
  const app = useApp();
  const form = useRef<HTMLFormElement>(null);
  const [who, setWho] = useState<Who>('user');
  const [name, setName] = useState('');
  const [facts, setFacts] = useState<Facts>({});
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [explanation, setExplanation] = useState<Explanation | null>(null);

  const fail = (message: string) => {
    setError(message);
    requestAnimationFrame(() => form.current !== null && focusFirstError(form.current));
  };
  const ask = async () => {
    setError(null);
    const named = name.trim();
    if (who !== 'made_up' && named === '')
      return fail(text(who === 'user' ? whyMessages.usernameMissing : whyMessages.visitorIdMissing));
    setBusy(true);
    const found = await attempt(app.stores, async () => {
      const outcome = await (await openGateway(app)).explain(viewerOf(who, named, facts));
      return 'kind' in outcome ? { kind: 'unknown' as const } : { kind: 'explained' as const, outcome };
    });
    setBusy(false);
    if (found?.kind === 'explained') setExplanation(found.outcome);
    else if (found !== undefined) fail(text(whyMessages.noUser));
  };

  return (
    <div className={classes.page}>
      <BackLink />
      <h1 className={classes.title}>{text(whyMessages.title)}</h1>
      <p className={classes.lead}>{text(whyMessages.lead)}</p>
      <form
        ref={form}
        className={editorClasses.form}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void ask();
        }}
      >
        <ChoiceField<Who>
          label={text(whyMessages.who)}
          choices={WHO.map(({ id, label }) => ({ id, label: text(label) }))}
          value={who}
          onChange={(chosen) => {
            setWho(chosen);
            setError(null);
          }}
        />
        {who !== 'made_up' && (
          <TextField
            label={text(who === 'user' ? whyMessages.username : whyMessages.visitorId)}
            value={name}
            error={error}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            onChange={setName}
          />
        )}
        <details className={editorClasses.more} open={who === 'made_up' || undefined}>
          <summary>{text(whyMessages.facts)}</summary>
          <div className={editorClasses.group}>
            <p className={classes.facts}>{text(whyMessages.factsHelp)}</p>
            <FactFields facts={facts} isMadeUp={who === 'made_up'} onChange={setFacts} />
          </div>
        </details>
        <div>
          <Button type="submit" kind="primary" pending={busy && text(whyMessages.asking)}>
            {text(whyMessages.ask)}
          </Button>
        </div>
      </form>
      <div role="status">{explanation !== null && <ExplanationView explanation={explanation} />}</div>
    </div>
  );
}

function viewerOf(who: Who, name: string, facts: Facts): ExplainedViewer {
  if (who === 'user') return { kind: 'user', username: name, facts };
  return who === 'visitor' ? { kind: 'visitor', id: name, facts } : { kind: 'made_up', facts };
}

function FactFields({
  facts,
  isMadeUp,
  onChange,
}: {
  readonly facts: Facts;
  readonly isMadeUp: boolean;
  readonly onChange: (facts: Facts) => void;
}) {
  const set = <Name extends keyof Facts>(name: Name, value: Facts[Name] | undefined) => {
    const { [name]: _, ...others } = facts;
    onChange(value === undefined ? others : { ...others, [name]: value });
  };
  const number = (name: 'accountAgeDays' | 'boardCount' | 'saveCount', label: string) => (
    <NumberField
      label={label}
      value={facts[name] ?? null}
      onChange={(value) => set(name, value ?? undefined)}
    />
  );
  const choice = (
    name: 'locale' | 'country' | 'pageKind',
    label: string,
    options: readonly SelectOption[],
  ) => (
    <OptionField
      label={label}
      value={facts[name] ?? UNKNOWN}
      options={[{ id: UNKNOWN, label: text(whyMessages.anyWindow) }, ...options]}
      onChange={(id) => set(name, id === UNKNOWN ? undefined : id)}
    />
  );
  return (
    <>
      {isMadeUp && (
        <>
          <SwitchField
            label={text(whyMessages.isSignedIn)}
            checked={facts.isSignedIn ?? false}
            onChange={(isOn) => set('isSignedIn', isOn)}
          />
          <SwitchField
            label={text(whyMessages.isPartner)}
            checked={facts.isPartner ?? false}
            onChange={(isOn) => set('isPartner', isOn)}
          />
          {number('accountAgeDays', text(whyMessages.accountAge))}
          {number('boardCount', text(whyMessages.boards))}
          {number('saveCount', text(whyMessages.saves))}
        </>
      )}
      {choice('locale', text(whyMessages.locale), languageOptions(spokenLocale()))}
      {choice('country', text(whyMessages.country), countryOptions(spokenLocale()))}
      {choice('pageKind', text(whyMessages.page), pageOptions())}
      <OptionField
        label={text(whyMessages.window)}
        value={facts.viewport ?? UNKNOWN}
        options={[
          { id: UNKNOWN, label: text(whyMessages.anyWindow) },
          ...VIEWPORT_CLASSES.map((viewport) => ({ id: viewport, label: text(editorMessages[viewport]) })),
        ]}
        onChange={(id) => set('viewport', id === UNKNOWN ? undefined : (id as ViewportClass))}
      />
    </>
  );
}
