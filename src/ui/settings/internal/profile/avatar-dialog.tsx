import { useEffect, useState } from 'react';
import { newCancellation } from '../../../../application/cancellation.ts';
import { ServiceError } from '../../../../application/ports/service-error.ts';
import { middleCrop, type AvatarCrop, type PictureSize } from '../../../../domain/images/avatar-crop.ts';
import { useApp } from '../../../base/app-context.ts';
import { useFileAddress } from '../../../base/use-file-address.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Dialog } from '../../../kit/layers/dialog.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { failureText } from '../../../base/failure-text.ts';
import { CropField } from './crop-field.tsx';
import { cropPicture } from './crop-picture.ts';
import { useSettings } from '../use-settings.ts';
import { text } from '../../../text/language.ts';
import { profileSettingMessages } from './messages.en.ts';

/** Crops a picture for the avatar and uploads it. */
export function AvatarDialog({ file, onClose }: { readonly file: File; readonly onClose: () => void }) {
  const { services, stores } = useApp();
  const { save } = useSettings();
  const address = useFileAddress(file);
  const [picture, setPicture] = useState<PictureSize | null>(null);
  const [crop, setCrop] = useState<AvatarCrop | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [cancellation] = useState(newCancellation);
  useEffect(() => cancellation.cancel, [cancellation]);

  const isOpening = crop === null && problem === null;
  const send = async () => {
    if (crop === null) return;
    setSending(true);
    setProblem(null);
    try {
      const cut = await cropPicture(file, crop);
      if (cut === null) {
        setProblem(text(profileSettingMessages.photoUnreadable));
        return;
      }
      const { uploadPicture } = await services.openPublishing();
      const upload = await uploadPicture.run(
        { name: file.name, size: cut.size, content: cut },
        () => undefined,
        cancellation,
      );
      if (upload.kind !== 'uploaded') {
        setProblem(upload.kind === 'refused' ? upload.message : null);
        return;
      }
      const outcome = await save({ avatar: upload.uploadId });
      if (outcome.kind === 'refused') {
        setProblem(outcome.message || failureText('unavailable'));
        return;
      }
      stores.toasts.say({ text: text(profileSettingMessages.photoUpdated), kind: 'done' });
      if (!cancellation.cancelled) onClose();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setProblem(error.shown ?? failureText(error.kind));
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog
      title={text(profileSettingMessages.photo)}
      description={text(profileSettingMessages.crop)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {text(profileSettingMessages.cancel)}
          </Button>
          <Button
            kind="primary"
            pending={
              sending
                ? text(profileSettingMessages.saving)
                : isOpening && text(profileSettingMessages.opening)
            }
            onClick={() => void send()}
          >
            {text(profileSettingMessages.savePhoto)}
          </Button>
        </>
      }
    >
      {problem !== null && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
      {address !== null && (
        <CropField
          address={address}
          picture={picture}
          crop={crop}
          onCrop={setCrop}
          onSize={(size) => {
            setPicture(size);
            setCrop(middleCrop(size));
          }}
          onUnreadable={() => setProblem(text(profileSettingMessages.photoUnreadable))}
        />
      )}
    </Dialog>
  );
}
