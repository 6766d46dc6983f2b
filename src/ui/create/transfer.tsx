import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { ProgressBar } from '../kit/progress-bar.tsx';
import classes from './picture-field.module.css';
import type { PictureUpload } from './picture-upload.ts';

type TransferProps = { readonly upload: PictureUpload; readonly onSend: () => void };

/** How the transfer of a picture goes, and what can be done about it; a chunk of its own. */
export const Transfer = observer(function Transfer({ upload, onSend }: TransferProps) {
  switch (upload.phase) {
    case 'waiting':
      return <p className={classes.quiet}>Waits for its turn</p>;
    case 'sending':
      if (upload.loaded > 0 && upload.loaded === upload.file?.size)
        return (
          <p className={classes.quiet} role="status">
            All of it has arrived and is being looked at…
          </p>
        );
      return (
        <ProgressBar
          label="Uploading"
          loaded={upload.loaded}
          total={upload.file?.size ?? null}
          locale="en-US"
        />
      );
    case 'sent':
      return (
        <p className={classes.sent} role="status">
          <span className={classes.facts}>
            {upload.stored?.width} × {upload.stored?.height}
          </span>
          Uploaded
        </p>
      );
    case 'remote':
      return (
        <p className={classes.quiet}>
          {upload.remote !== null && upload.remote.width > 0 && (
            <>
              {upload.remote.width} × {upload.remote.height}.{' '}
            </>
          )}
          It is fetched when you publish.
        </p>
      );
    case 'elsewhere':
      return (
        <div className={classes.failed}>
          <p className={classes.quiet}>Another window sends this file.</p>
          <Button size={32} onClick={onSend}>
            Send it here
          </Button>
        </div>
      );
    case 'failed':
      return (
        <div className={classes.failed} role="alert">
          <p className={classes.problem}>{upload.problem}</p>
          <Button size={32} onClick={onSend}>
            Try again
          </Button>
        </div>
      );
    case 'none':
    case 'refused':
    case 'lost':
      return null;
  }
});
