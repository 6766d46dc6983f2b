import { useState, type MouseEvent } from 'react';
import { bookmarkletAddress } from '../../domain/sources/bookmarklet.ts';
import { useApp } from '../base/app-context.ts';
import { buttonClass } from '../kit/buttons/button-look.ts';
import { Button } from '../kit/buttons/button.tsx';
import { Dialog } from '../kit/layers/dialog.tsx';
import { canHover } from '../kit/can-hover.ts';
import { TextField } from '../kit/fields/text-field.tsx';
import classes from './internal/save-anywhere.module.css';
import { text } from '../text/language.ts';
import { sourceMessages } from './internal/messages.en.ts';

/** Explains how to save from any site: with a bookmarklet to drag or copy; on a phone with the share sheet. */
export function SaveAnywhere({ onClose }: { readonly onClose: () => void }) {
  const [withMouse] = useState(canHover);
  const { site } = useApp();
  return (
    <Dialog
      title={text(sourceMessages.saveFromAnySite)}
      description={text(withMouse ? sourceMessages.withMouse : sourceMessages.withTouch)}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {text(sourceMessages.done)}
        </Button>
      }
    >
      {withMouse ? (
        <Bookmarklet />
      ) : (
        <p className={classes.quiet}>{text(sourceMessages.installOnAndroid, { site: site.name })}</p>
      )}
    </Dialog>
  );
}

/** The bookmarklet with buttons to drag or copy it, and instructions. */
function Bookmarklet() {
  const { site } = useApp();
  const origin = typeof window === 'undefined' ? site.origin : window.location.origin;
  const address = bookmarkletAddress(origin);
  const [told, setTold] = useState('');
  const [isShown, setShown] = useState(false);
  // React does not write `javascript:` addresses. The bookmarklet is one, and this site's policy never runs it.
  const writeAddress = (link: HTMLAnchorElement | null) => link?.setAttribute('href', address);
  const pressed = (event: MouseEvent) => {
    event.preventDefault();
    setTold(text(sourceMessages.dragIt));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setTold(text(sourceMessages.copied));
    } catch {
      // Sites without HTTPS, such as many home servers, have no clipboard.
      setShown(true);
      setTold(text(sourceMessages.copyBelow));
    }
  };
  return (
    <>
      <ol className={classes.steps}>
        <li>{text(sourceMessages.showBookmarks)}</li>
        <li>{text(sourceMessages.dragButton)}</li>
        <li>{text(sourceMessages.clickButton)}</li>
      </ol>
      <div className={classes.tools}>
        <a
          ref={writeAddress}
          className={buttonClass({ kind: 'quiet' }, classes.drag)}
          draggable
          onClick={pressed}
        >
          {text(sourceMessages.saveTo, { site: site.name })}
        </a>
        <Button onClick={() => void copy()}>{text(sourceMessages.copy)}</Button>
      </div>
      <p className={classes.told} role="status">
        {told}
      </p>
      {isShown && (
        <TextField
          label={text(sourceMessages.bookmarkUrl)}
          value={address}
          onChange={() => undefined}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p className={classes.quiet}>{text(sourceMessages.onPhone, { site: site.name })}</p>
    </>
  );
}
