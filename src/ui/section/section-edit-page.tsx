import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BoardShort, Section } from '../../domain/boards/board.ts';
import { toSectionId } from '../../domain/ids/ids.ts';
import { TEXT_FIELDS } from '../../domain/limits/text-field.ts';
import { phrase } from '../../domain/messages/message.ts';
import { boardTools } from '../../domain/organizing/board-tools.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { useLazyDialog } from '../base/lazy/use-lazy-dialog.ts';
import { useNavigateFromHere } from '../base/navigation/use-navigate-from-here.ts';
import { EditFrame } from '../board-edit/edit-frame.tsx';
import { NotOwnerPage } from '../board-edit/not-owner-page.tsx';
import { MovedPage } from '../boards/moved-page.tsx';
import { useDraft } from '../forms/use-draft.ts';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../kit/buttons/button.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { Notice } from '../kit/states/notice.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { sectionAddress } from '../boards/section-address.ts';
import { text } from '../text/language.ts';
import { sectionMessages } from './internal/messages.en.ts';

const SectionEditView = observer(function SectionEditView({
  route,
}: {
  readonly route: RouteOf<'section-edit'>;
}) {
  const { stores } = useApp();
  const section = stores.sections.find(toSectionId(route.sectionId));
  if (section?.board == null) return <MovedPage route={route} />;
  const tools = boardTools(section.board, stores.session.viewer?.entityId ?? null);
  if (!tools.editSection && !tools.deleteSection)
    return <NotOwnerPage what="section" href={sectionAddress(section, section.board)} />;
  return <SectionForm section={section} board={section.board} mayRename={tools.editSection} />;
});

const SectionForm = observer(function SectionForm({
  section,
  board,
  mayRename,
}: {
  readonly section: Section;
  readonly board: BoardShort;
  readonly mayRename: boolean;
}) {
  const { services, stores } = useApp();
  const navigate = useNavigateFromHere();
  const late = useLazyDialog();
  const [isGone, setIsGone] = useState(false);
  const draft = useDraft(`section ${section.entityId}`, { name: section.title }, !isGone);
  const { name } = draft.typed;
  const tools = boardTools(board, stores.session.viewer?.entityId ?? null);

  const labels = { name: text(sectionMessages.name) };
  const problems = { 'name.missing': text(sectionMessages.nameMissing) };
  const form = useForm(labels, problems, async () => {
    const { renameSection } = await services.openBoardTools();
    const outcome = await renameSection.run(section.entityId, name);
    if (outcome.kind === 'refused') {
      setIsGone(outcome.missing !== undefined);
      return outcome;
    }
    stores.sections.put([outcome.section]);
    draft.discard();
    stores.toasts.say({ text: text(sectionMessages.saved), kind: 'done' });
    void navigate(sectionAddress(outcome.section, outcome.section.board ?? board));
    return undefined;
  });
  const cancel = () => {
    draft.discard();
    void navigate(sectionAddress(section, board));
  };
  const remove = () =>
    late.open(async (close) => {
      const { DeleteSectionDialog } = await import('./internal/delete-section-dialog.tsx');
      return <DeleteSectionDialog section={section} board={board} onClose={close} />;
    });

  return (
    <>
      <EditFrame
        title={text(sectionMessages.edit)}
        form={form.form}
        onSubmit={form.onSubmit}
        actions={
          <>
            <Button kind="quiet" size={48} onClick={cancel}>
              {text(sectionMessages.cancel)}
            </Button>
            {mayRename && (
              <Button
                type="submit"
                kind="primary"
                size={48}
                pending={form.sending && text(sectionMessages.saving)}
              >
                {text(sectionMessages.save)}
              </Button>
            )}
          </>
        }
        danger={
          tools.deleteSection
            ? [
                {
                  title: text(sectionMessages.delete),
                  text: text(sectionMessages.deleteDetail, { board: board.name }),
                  action: (
                    <Button kind="quiet" onClick={remove}>
                      {text(sectionMessages.delete)}
                    </Button>
                  ),
                },
              ]
            : []
        }
      >
        {form.message !== null && (
          <Notice
            kind="error"
            live
            action={
              isGone && (
                <LinkButton size={32} href={board.url}>
                  {text(sectionMessages.viewBoard)}
                </LinkButton>
              )
            }
          >
            {form.message}
          </Notice>
        )}
        {mayRename && (
          <TextField
            label={labels.name}
            name="name"
            value={name}
            onChange={(typed) => draft.type({ name: typed })}
            limit={TEXT_FIELDS.sectionName.max}
            error={form.errorOf('name')}
            help={text(sectionMessages.nameHelp)}
          />
        )}
      </EditFrame>
      {/* Outside the form, because its own fields do not belong to it. */}
      {late.part}
    </>
  );
});

/** Renames or deletes a section. */
export const page: PageOf<'section-edit'> = {
  View: SectionEditView,
  async load(route, { services, stores }) {
    const { sections } = await services.openBoardTools();
    const section = await sections.findById(toSectionId(route.sectionId));
    if (section?.board == null) return { kind: 'not-found' };
    stores.sections.put([section]);
    return {
      kind: 'ready',
      head: { title: phrase(sectionMessages.editTitle, { section: section.title }), noindex: true },
    };
  },
};
