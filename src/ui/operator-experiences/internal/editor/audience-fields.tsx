import { observer } from 'mobx-react-lite';
import { VIEWPORT_CLASSES, type Audience } from '../../../../domain/experiences/delivery/audience.ts';
import { OptionField } from '../fields/option-field.tsx';
import { SwitchField } from '../../../kit/fields/switch-field.tsx';
import { spokenLocale, text } from '../../../text/language.ts';
import { ChosenList } from '../../../forms/chosen-list.tsx';
import { countryOptions } from '../../../forms/country-options.ts';
import classes from '../fields/fields.module.css';
import { fieldNotes } from '../fields/field-notes.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { languageOptions, pageOptions } from './audience-options.ts';
import { fieldTexts, Place, type SettingsProps } from './settings-field.tsx';
import { editorMessages } from './messages.en.ts';

/** Who sees it, beside being a member or a visitor. */
export const AudienceFields = observer(function AudienceFields({ editor }: SettingsProps) {
  const { audience } = editor.draft;
  const set = <Fact extends keyof Audience>(fact: Fact, wanted: Audience[Fact]) => {
    const { [fact]: _, ...others } = audience;
    editor.set(`audience.${fact}`, {
      audience: wanted === undefined ? others : { ...others, [fact]: wanted },
    });
  };
  const listOf = (fact: 'locales' | 'countries' | 'pageKinds') => (values: readonly string[]) =>
    set(fact, values.length === 0 ? undefined : values);
  return (
    <>
      <Place field="audience.partner">
        <OptionField
          {...fieldTexts(editor, 'audience.partner')}
          placeholder={text(editorMessages.anyAccount)}
          value={audience.partner === undefined ? 'any' : audience.partner ? 'business' : 'personal'}
          options={[
            { id: 'any', label: text(editorMessages.anyAccount) },
            { id: 'business', label: text(editorMessages.business) },
            { id: 'personal', label: text(editorMessages.personal) },
          ]}
          onChange={(id) => set('partner', id === 'any' ? undefined : id === 'business')}
        />
      </Place>
      {(['accountAgeDays', 'boards', 'saves'] as const).map((fact) => (
        <RangeField key={fact} editor={editor} fact={fact} onChange={(range) => set(fact, range)} />
      ))}
      <Place field="audience.locales">
        <ChosenList
          {...fieldTexts(editor, 'audience.locales', text(editorMessages.localesHelp))}
          options={languageOptions(spokenLocale())}
          chosen={audience.locales ?? []}
          onChange={listOf('locales')}
        />
      </Place>
      <Place field="audience.countries">
        <ChosenList
          {...fieldTexts(editor, 'audience.countries', text(editorMessages.countriesHelp))}
          options={countryOptions(spokenLocale())}
          chosen={audience.countries ?? []}
          onChange={listOf('countries')}
        />
      </Place>
      <Place field="audience.platforms">
        <OptionField
          {...fieldTexts(editor, 'audience.platforms')}
          placeholder={text(editorMessages.anyPlatform)}
          value={audience.platforms?.length === 1 ? (audience.platforms[0] ?? 'any') : 'any'}
          options={[
            { id: 'any', label: text(editorMessages.anyPlatform) },
            { id: 'web', label: text(editorMessages.desktop) },
            { id: 'web_mobile', label: text(editorMessages.phones) },
          ]}
          onChange={(id) => set('platforms', id === 'web' || id === 'web_mobile' ? [id] : undefined)}
        />
      </Place>
      <Place field="audience.viewports">
        <fieldset>
          <legend className={classes.legend}>{text(editorMessages.windows)}</legend>
          {VIEWPORT_CLASSES.map((viewport) => (
            <SwitchField
              key={viewport}
              label={text(editorMessages[viewport])}
              checked={audience.viewports?.includes(viewport) ?? true}
              onChange={(isIn) => {
                const chosen = VIEWPORT_CLASSES.filter((one) =>
                  one === viewport ? isIn : (audience.viewports?.includes(one) ?? true),
                );
                set('viewports', chosen.length === VIEWPORT_CLASSES.length ? undefined : chosen);
              }}
            />
          ))}
          <p className={classes.error}>{fieldNotes(editor.shownFindings, 'audience.viewports').error}</p>
        </fieldset>
      </Place>
      <Place field="audience.pageKinds">
        <ChosenList
          {...fieldTexts(editor, 'audience.pageKinds', text(editorMessages.pagesHelp))}
          options={pageOptions()}
          chosen={audience.pageKinds ?? []}
          onChange={listOf('pageKinds')}
        />
      </Place>
    </>
  );
});

type Range = NonNullable<Audience['boards']>;

const RangeField = observer(function RangeField({
  editor,
  fact,
  onChange,
}: SettingsProps & {
  readonly fact: 'accountAgeDays' | 'boards' | 'saves';
  readonly onChange: (range: Range | undefined) => void;
}) {
  const range = editor.draft.audience[fact] ?? {};
  const { label, error, help } = fieldTexts(editor, `audience.${fact}`);
  const set = (limit: keyof Range, value: number | null) => {
    const { [limit]: _, ...other } = range;
    const changed = value === null ? other : { ...other, [limit]: value };
    onChange(Object.keys(changed).length === 0 ? undefined : changed);
  };
  return (
    <Place field={`audience.${fact}`}>
      <div className={classes.pair}>
        <NumberField
          label={text(editorMessages.minOf, { name: label })}
          error={error}
          help={help}
          value={range.min ?? null}
          onChange={(value) => set('min', value)}
        />
        <NumberField
          label={text(editorMessages.maxOf, { name: label })}
          value={range.max ?? null}
          onChange={(value) => set('max', value)}
        />
      </div>
    </Place>
  );
});
