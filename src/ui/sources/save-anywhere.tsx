import { useState, type MouseEvent } from 'react';
import { bookmarkletAddress } from '../../domain/sources/bookmarklet.ts';
import { useApp } from '../app/app-context.ts';
import { buttonClass } from '../kit/button-look.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { TextField } from '../kit/text-field.tsx';
import classes from './save-anywhere.module.css';

/** Explains the button that saves from any site, and gives it out: to drag, or to copy. */
export function SaveAnywhere({ onClose }: { readonly onClose: () => void }) {
  const { site } = useApp();
  const origin = typeof window === 'undefined' ? site.origin : window.location.origin;
  const address = bookmarkletAddress(origin);
  const [told, setTold] = useState('');
  const [isShown, setShown] = useState(false);
  // React does not write such addresses; here it is the thing itself, and this site's policy never runs it.
  const writeAddress = (link: HTMLAnchorElement | null) => link?.setAttribute('href', address);
  const pressed = (event: MouseEvent) => {
    event.preventDefault();
    setTold('Drag this button to your bookmarks bar, then press it there while you look at another site.');
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setTold('Copied. Paste it as the address of a new bookmark.');
    } catch {
      // There is no clipboard on sites without encryption, which many homes have.
      setShown(true);
      setTold('Copy the address below.');
    }
  };
  return (
    <Dialog
      title="Save from any site"
      description="Put a button into your browser. One press on it, and the pictures of the page that you look at are here to choose from."
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ol className={classes.steps}>
        <li>Show the bookmarks bar of your browser: Ctrl + Shift + B, on a Mac ⌘ + Shift + B.</li>
        <li>Drag the button below onto it. Or copy it, make a new bookmark and paste it as its address.</li>
        <li>On any page, press it. Choose pictures, then a board.</li>
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
          label="Address of the bookmark"
          value={address}
          onChange={() => undefined}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p className={classes.quiet}>
        On a phone: install {site.name}, then share a page to it from the share menu of your browser. Or copy
        the address of the page and paste it into “Save from a site”.
      </p>
    </Dialog>
  );
}
