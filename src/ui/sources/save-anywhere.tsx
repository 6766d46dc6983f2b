import { useState, type MouseEvent } from 'react';
import { bookmarkletAddress } from '../../domain/sources/bookmarklet.ts';
import { useApp } from '../base/app-context.ts';
import { buttonClass } from '../kit/buttons/button-look.ts';
import { Button } from '../kit/buttons/button.tsx';
import { Dialog } from '../kit/layers/dialog.tsx';
import { canHover } from '../kit/can-hover.ts';
import { TextField } from '../kit/fields/text-field.tsx';
import classes from './save-anywhere.module.css';

/** Explains how to save from any site: with a bookmarklet to drag or copy; on a phone with the share sheet. */
export function SaveAnywhere({ onClose }: { readonly onClose: () => void }) {
  const [withMouse] = useState(canHover);
  const { site } = useApp();
  return (
    <Dialog
      title="Save from any site"
      description={
        withMouse
          ? 'Add a button to your browser. Click it on any page to choose which images to save.'
          : 'Copy the address of a page, come back here and paste it.'
      }
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {withMouse ? (
        <Bookmarklet />
      ) : (
        <p className={classes.quiet}>
          On Android you can also install {site.name} and share pages to it from your browser’s share menu.
        </p>
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
    setTold('Drag this button to your bookmarks bar, then press it there while you look at another site.');
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setTold('Copied. Paste it into a new bookmark’s URL field.');
    } catch {
      // Sites without HTTPS, such as many home servers, have no clipboard.
      setShown(true);
      setTold('Copy the URL below.');
    }
  };
  return (
    <>
      <ol className={classes.steps}>
        <li>Show your browser’s bookmarks bar: Ctrl + Shift + B, on a Mac ⌘ + Shift + B.</li>
        <li>Drag the button below onto it. Or copy it and paste it into a new bookmark’s URL field.</li>
        <li>On any page, press it. Choose images, then a board.</li>
      </ol>
      <div className={classes.tools}>
        <a
          ref={writeAddress}
          className={buttonClass({ kind: 'quiet' }, classes.drag)}
          draggable
          onClick={pressed}
        >
          Save to {site.name}
        </a>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
      <p className={classes.told} role="status">
        {told}
      </p>
      {isShown && (
        <TextField
          label="URL of the bookmark"
          value={address}
          onChange={() => undefined}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p className={classes.quiet}>
        On a phone: copy the URL of the page and paste it into “Save from a site”. On Android you can also
        install {site.name} and share pages to it.
      </p>
    </>
  );
}
