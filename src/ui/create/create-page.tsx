import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import { toBoardId } from '../../domain/ids/ids.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import { fetchCode } from '../base/lazy/fetch-code.ts';
import { lazyComponent } from '../base/lazy/lazy-component.tsx';
import type { PageHead, PageOf } from '../base/navigation/page.ts';
import { useNavigateFromHere } from '../base/navigation/use-navigate-from-here.ts';
import { useHydrating } from '../kit/use-hydrating.ts';
import { Button } from '../kit/buttons/button.tsx';
import { classNames } from '../kit/class-names.ts';
import { focusFirstError } from '../kit/fields/focus-first-error.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { usePastedAddress } from '../sources/use-pasted-address.ts';
import classes from './internal/create-page.module.css';
import type { DraftEntry } from './internal/drafts/draft-entry.ts';
import type { PublishedPin } from './internal/drafts/draft-publisher.ts';
import { DraftFields } from './internal/drafts/draft-fields.tsx';
import { fetchProgress } from './internal/pictures/chosen-picture.tsx';
import { DraftStatus } from './internal/drafts/draft-status.tsx';
import { draftMessage, publishingText } from './internal/drafts/draft-texts.ts';
import { PictureField } from './internal/pictures/picture-field.tsx';
import { SourceField } from './internal/sources/source-field.tsx';
import { useDraftsViewModel } from './internal/drafts/use-drafts-view-model.ts';
import { useShared } from './internal/sources/use-shared.ts';
import { useSourceReading } from './internal/sources/use-source-reading.ts';
import { text } from '../text/language.ts';
import { createMessages } from './internal/messages.en.ts';

const fetchDraftList = () => import('./internal/drafts/draft-list.tsx');
const fetchTelling = () => import('./internal/drafts/announce-published.ts');
const fetchNotice = () => import('../kit/states/notice.tsx');
const FormatField = lazyComponent(
  async () => (await import('./internal/parts/format-field.tsx')).FormatField,
);
const PartsEditor = lazyComponent(
  async () => (await import('./internal/parts/parts-editor.tsx')).PartsEditor,
);
const DraftList = lazyComponent(async () => (await fetchDraftList()).DraftList, MissingList);
const Notice = lazyComponent(async () => (await fetchNotice()).Notice);
const RejectedFilesNotice = lazyComponent(
  async () => (await import('./internal/pictures/rejected-files-notice.tsx')).RejectedFilesNotice,
);
const SourceDialog = lazyComponent(
  async () => (await import('./internal/sources/source-dialog.tsx')).SourceDialog,
);

const CreateView = observer(function CreateView({ route }: { readonly route: RouteOf<'pin-create'> }) {
  const { stores } = useApp();
  const navigate = useNavigateFromHere();
  const viewModel = useDraftsViewModel(route.boardId === undefined ? null : toBoardId(route.boardId));
  const reading = useSourceReading();
  useShared(route, viewModel, reading);
  usePastedAddress((address) => {
    reading.type(address);
    void reading.read();
  });
  const form = useRef<HTMLFormElement>(null);
  const isServed = useHydrating();
  useEffect(() => {
    // Loaded early: pictures can be chosen without a network, which is reported, but then this code could not be
    // loaded.
    void Promise.allSettled([fetchDraftList(), fetchTelling(), fetchNotice(), fetchProgress()]);
  }, []);
  const { shown, ready } = viewModel;
  const { progress } = viewModel.publisher;
  const publishing = progress && publishingText(progress);
  const several = viewModel.entries.length > 1;
  const message = draftMessage(shown);
  const { refused } = shown;
  const { format } = shown.values;

  useEffect(() => {
    if (refused !== null && form.current !== null) focusFirstError(form.current);
  }, [refused]);

  const tell = async (pins: readonly PublishedPin[], of: number) => {
    const { announcePublished } = await fetchCode(fetchTelling);
    announcePublished({ stores, viewModel, navigate: (to) => void navigate(to) }, pins, of);
  };
  const publish = async (event: FormEvent) => {
    event.preventDefault();
    // Enter in a field submits too, independent of the button.
    if (shown.isBusy) return;
    const pin = await viewModel.publisher.publish(shown);
    if (pin !== undefined) await tell([pin], 1);
  };
  const publishReady = async () => {
    const { length } = ready;
    await tell(await viewModel.publisher.publishAll(ready), length);
    const failed = viewModel.entries.find((entry) => entry.refused !== null);
    if (failed !== undefined) viewModel.show(failed.id);
  };
  const discard = (entry: DraftEntry) => {
    const undo = viewModel.discard(entry);
    stores.toasts.say({ text: text(createMessages.discarded), undo, kind: 'done' });
  };

  return (
    <form
      className={classNames(classes.page, several && classes.several)}
      ref={form}
      onSubmit={(event) => void publish(event)}
      noValidate
      method="post"
      // Drafts are restored by the app; the browser would restore the fields of another draft.
      autoComplete="off"
    >
      <header className={classes.head}>
        <h1 className={classes.title}>{text(createMessages.title)}</h1>
        <div className={classes.state}>
          <DraftStatus entry={shown} />
          {(ready.length > 1 || publishing !== null) && (
            <Button size={48} pending={publishing ?? false} onClick={() => void publishReady()}>
              {text(createMessages.publishAll, { count: ready.length })}
            </Button>
          )}
          <VisuallyHidden>
            <span role="status">{publishing}</span>
          </VisuallyHidden>
        </div>
        <Button
          type="submit"
          kind="primary"
          size={48}
          pending={pendingText(shown)}
          longest={text(createMessages.uploading)}
        >
          {text(createMessages.publish)}
        </Button>
      </header>
      {several && (
        <div className={classes.drafts}>
          <DraftList viewModel={viewModel} onDiscard={discard} />
        </div>
      )}
      {(message !== null || viewModel.rejected.all.length > 0) && (
        <div className={classes.notice}>
          {message !== null && (
            <Notice kind="error" live>
              {message}
            </Notice>
          )}
          {viewModel.rejected.all.length > 0 && <RejectedFilesNotice files={viewModel.rejected} />}
        </div>
      )}
      <div className={classes.format}>{!isServed && <FormatField viewModel={viewModel} entry={shown} />}</div>
      <div className={classes.picture}>
        {(format === 'single' || format === 'collection') && (
          <>
            <PictureField key={shown.id} viewModel={viewModel} entry={shown} />
            <SourceField reading={reading} />
          </>
        )}
        {format !== 'single' && <PartsEditor key={shown.id} viewModel={viewModel} entry={shown} />}
      </div>
      <div className={classes.fields}>
        <DraftFields key={shown.id} viewModel={viewModel} entry={shown} isServed={isServed} />
        {!shown.isBlank && (
          <Button kind="plain" className={classes.discard} onClick={() => discard(shown)}>
            {text(createMessages.discard)}
          </Button>
        )}
      </div>
      {reading.isShown && <SourceDialog viewModel={viewModel} reading={reading} />}
    </form>
  );
});

function MissingList() {
  return <Notice kind="warn">{text(createMessages.listMissing)}</Notice>;
}

function pendingText(entry: DraftEntry): string | false {
  if (entry.publishing) return text(createMessages.publishing);
  return entry.isBusy && text(createMessages.uploading);
}

const HEAD: PageHead = { title: createMessages.title, noindex: true };

/** The creation page. */
export const page: PageOf<'pin-create'> = {
  View: CreateView,
  // The page keeps its state when the shared content is removed from its address.
  foresee: (_, { session }) => (session.kind === 'full' ? HEAD : undefined),
  load: () => Promise.resolve({ kind: 'ready', head: HEAD }),
};
