import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { toBoardId } from '../../domain/ids/ids.ts';
import { LINK_MAX } from '../../domain/limits/link-field.ts';
import { TEXT_FIELDS } from '../../domain/limits/text-field.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { boardDisplayName } from '../../domain/saving/saved-place.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { useApp } from '../app/app-context.ts';
import type { PageOf } from '../app/page.ts';
import { useNavigate } from '../app/router.ts';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { TextArea } from '../kit/text-area.tsx';
import { TextField } from '../kit/text-field.tsx';
import { BoardField } from './board-field.tsx';
import classes from './create-page.module.css';
import { PictureField } from './picture-field.tsx';
import { PictureUpload } from './picture-upload.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

const LABELS = {
  picture: 'Picture',
  title: 'Title',
  description: 'Description',
  link: 'Link',
  altText: 'Alternative text',
  board: 'Board',
} as const;
type Name = keyof typeof LABELS;

const SPECIAL = {
  'picture.missing': 'Choose a picture first.',
  'link.bad_format': 'This is not a web address. It begins with https://',
  'link.not_allowed': 'Only web addresses that begin with http:// or https:// can be linked.',
} as const;

const EMPTY = { title: '', description: '', link: '', altText: '' };

const CreateView = observer(function CreateView() {
  const { services, stores } = useApp();
  const navigate = useNavigate();
  const [upload] = useState(() => new PictureUpload(services.uploadPicture));
  const [typed, setTyped] = useState(EMPTY);
  const [boardId, setBoardId] = useState<string | null>(null);
  const [published, setPublished] = useState(false);
  const touched = upload.file !== null || Object.values(typed).some((text) => text !== '');
  useLeaveQuestion(touched && !published);
  useEffect(() => upload.remove, [upload]);

  const show = (pin: Pin) => {
    stores.pins.put([pin]);
    stores.feeds.forget();
    const board = pin.board === null ? 'your profile' : boardDisplayName(pin.board);
    stores.toasts.say({
      text: `Your pin is on ${board}`,
      picture: pin.imageSpec['60x60']?.url,
      kind: 'done',
    });
    void navigate(formatRoute({ kind: 'pin', pinId: pin.entityId }));
  };
  const form = useForm<Name>(LABELS, SPECIAL, async () => {
    const outcome = await services.createPin.run({
      ...typed,
      uploadId: upload.uploadId,
      boardId: boardId === null ? null : toBoardId(boardId),
    });
    if (outcome.kind === 'refused') return outcome;
    setPublished(true);
    show(outcome.pin);
    return undefined;
  });
  const field = (name: keyof typeof EMPTY) => ({
    label: LABELS[name],
    name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    error: form.errorOf(name),
  });
  const sending = upload.phase === 'sending';

  return (
    <form className={classes.page} ref={form.form} onSubmit={form.onSubmit} noValidate method="post">
      <header className={classes.head}>
        <h1 className={classes.title}>Create a pin</h1>
        <Button
          type="submit"
          kind="primary"
          size={48}
          pending={(form.sending && 'Publishing…') || (sending && 'Picture is on its way…')}
        >
          Publish
        </Button>
      </header>
      {form.message !== null && (
        <div className={classes.notice}>
          <Notice kind="error" live>
            {form.message}
          </Notice>
        </div>
      )}
      <div className={classes.picture}>
        <PictureField upload={upload} missing={form.errorOf('picture')} />
      </div>
      <div className={classes.fields}>
        <TextField {...field('title')} hint="optional" limit={TEXT_FIELDS.pinTitle.max} />
        <TextArea {...field('description')} hint="optional" limit={TEXT_FIELDS.pinDescription.max} rows={4} />
        <TextField
          {...field('link')}
          hint="optional"
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={LINK_MAX * 2}
          help="People who open the pin can follow this link to its source."
        />
        <BoardField value={boardId} onChange={setBoardId} error={form.errorOf('board')} />
        <TextField
          {...field('altText')}
          hint="for people who cannot see the picture"
          placeholder="Describe what is in the picture"
          limit={TEXT_FIELDS.altText.max}
        />
      </div>
    </form>
  );
});

/** Makes a pin from a picture. */
export const page: PageOf<'pin-create'> = {
  View: CreateView,
  async load(_route, { services, stores }) {
    const username = stores.session.viewer?.username ?? '';
    // All of them: the list is searched here.
    let boards = await services.listBoards.run(username, null);
    if (boards !== undefined) stores.boards.showList(username, boards, false);
    while (boards !== undefined && boards.bookmark !== null && !boards.restarted) {
      boards = await services.listBoards.run(username, boards.bookmark);
      if (boards !== undefined) stores.boards.showList(username, boards, !boards.restarted);
    }
    return { kind: 'ready', head: { title: 'Create a pin', noindex: true } };
  },
};
