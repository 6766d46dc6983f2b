import { messages } from '../../../../src/domain/messages/message.ts';

/** Why an uploaded image is refused. */
export const mediaRefusalMessages = messages('media_refusal', {
  empty: 'This file is empty.',
  heic: 'HEIC photos aren’t supported here. Save the photo as JPEG and try again (on an iPhone: Settings › Camera › Formats › Most Compatible).',
  svg: 'SVG drawings aren’t supported. Save the drawing as PNG and try again.',
  video: 'This file is a video. Use a JPEG, PNG, WebP, GIF or AVIF image.',
  document: 'This file is a document. Use a JPEG, PNG, WebP, GIF or AVIF image.',
  otherFormat: 'This image format isn’t supported. Use JPEG, PNG, WebP, GIF or AVIF.',
  noImage: 'This file isn’t an image. Use JPEG, PNG, WebP, GIF or AVIF.',
  damaged: 'This image is damaged or incomplete. Try another.',
  unreadable: 'This image couldn’t be read. Save it again and try once more.',
  tooManyBytes: 'This file is too large. The limit is {megabytes} MB.',
  tooManyFrames: 'This animation has too many frames. The limit is {limit}.',
  tooWide: 'This image is too wide or too tall. The limit is {pixels} pixels.',
  tooManyPixels: 'This image has too many pixels. The limit is {megapixels} megapixels.',
  tooManyPixelsInFrames:
    'This animation has too many pixels. The limit is {megapixels} megapixels over all frames.',
  avifTooManyPixels:
    'This AVIF image has too many pixels. The limit is {megapixels} megapixels. Save it as JPEG and try again.',
  heicTooManyPixels:
    'This HEIC photo has too many pixels. The limit is {megapixels} megapixels. Save it as JPEG and try again.',
  /** An operator has removed the same image before. */
  removed: 'This image was removed for breaking the rules. Choose another.',
});
