import { useState } from 'react';
import { useApp } from '../../../base/app-context.ts';
import { attempt } from '../../../base/attempt.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { buttonClass } from '../../../kit/buttons/button-look.ts';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Dialog } from '../../../kit/layers/dialog.tsx';
import { copyLink } from '../../../sharing/copy-link.ts';
import { text } from '../../../text/language.ts';
import { openGateway } from '../experience-data.ts';
import { momentText } from '../schedule-text.ts';
import { previewMessages } from './messages.en.ts';
import classes from './preview.module.css';

/** Makes a link that shows a revision on a real page, for a short time. */
export function PreviewLinkDialog({
  experienceId,
  revision,
  onClose,
}: {
  readonly experienceId: number;
  readonly revision: number;
  readonly onClose: () => void;
}) {
  const app = useApp();
  const [path, setPath] = useState('/');
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState<{ readonly url: string; readonly expiresAt: number } | null>(null);
  const make = async () => {
    setBusy(true);
    const made = await attempt(app.stores, async () =>
      (await openGateway(app)).previewLink(experienceId, revision, path.trim()),
    );
    setBusy(false);
    if (made !== undefined) setLink(made);
  };
  return (
    <Dialog
      title={text(previewMessages.linkTitle)}
      onClose={onClose}
      actions={
        link === null ? (
          <Button
            kind="primary"
            pending={busy && text(previewMessages.makingLink)}
            onClick={() => void make()}
          >
            {text(previewMessages.makeLink)}
          </Button>
        ) : (
          <>
            <Button onClick={() => void copyLink(link.url, app.stores.toasts)}>
              {text(previewMessages.copy)}
            </Button>
            <a className={buttonClass({ kind: 'primary' })} href={link.url} target="_blank" rel="noreferrer">
              {text(previewMessages.open)}
            </a>
          </>
        )
      }
    >
      {link === null ? (
        <TextField
          label={text(previewMessages.path)}
          help={text(previewMessages.pathHelp)}
          type="url"
          value={path}
          onChange={setPath}
        />
      ) : (
        <>
          <p>{text(previewMessages.linkDetail, { revision, time: momentText(link.expiresAt) })}</p>
          <p className={classes.url} dir="ltr">
            {link.url}
          </p>
        </>
      )}
    </Dialog>
  );
}
