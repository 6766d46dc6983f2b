import { messages } from '../../../domain/messages/message.ts';

export const sourceMessages = messages('sources', {
  // Why there are no images
  urlMissing: 'Enter or paste the URL of a page or an image.',
  urlTooLong: 'This URL is too long. Copy it again from the page.',
  urlNotAllowed: 'URLs must start with http:// or https://',
  urlInvalid: 'Enter a valid URL, such as https://example.com/page',
  unreachable: 'We couldn’t reach this site. Check the URL or try again later.',
  credentials: 'This URL contains a username and password. Remove them – only public pages can be saved.',
  missing: 'Page not found (404). Check the URL.',
  forbidden:
    'This site blocks automated access or requires a login. Save the image to your device and choose it there.',
  siteError: 'The site returned an error. Try again later.',
  tooSlow: 'The site took longer than 10 seconds. Try again later.',
  tooLarge: 'Too large. The limit is 5 MB for pages and 20 MB for images.',
  endlessRedirects: 'This URL redirects too many times. Open it in your browser and copy the final address.',
  notAPage: 'We found no page or image at this URL. To add a video, choose it from your device.',
  unknownImage: 'This image format isn’t supported. Use JPEG, PNG, WebP, GIF or AVIF.',
  brokenImage: 'This image is damaged. Try another.',
  noImages:
    'We found no images to save on this page. Some pages only load images in a browser. Save the image to your device and choose it there.',
  imageUnreachable: 'We couldn’t reach the site of this image. Try again later.',
  imageMissing: 'This image is no longer available. Choose another.',
  imageForbidden:
    'The site of this image blocks automated access or requires a login. Save the image to your device and choose it there.',
  imageTooLarge: 'This image is too large. The limit is 20 MB.',
  imageRedirects:
    'The URL of this image redirects too many times. Save the image to your device and choose it there.',
  notAnImage: 'The site didn’t return an image. Save the image to your device and choose it there.',
  // The dialog with the images of a page
  saveFromSite: 'Save from a site',
  cancel: 'Cancel',
  addPins: '{count, plural, =0 {Add pin} =1 {Add pin} one {Add # pin} other {Add # pins}}',
  looking: 'Looking for images…',
  found: '{count, plural, one {# image found} other {# images found}}',
  foundChooseOne:
    '{count, plural, one {# image found. Choose at least one.} other {# images found. Choose at least one.}}',
  selectAll: 'Select all',
  deselectAll: 'Deselect all',
  images: 'Images',
  image: 'Image {number}',
  imageWithSize: '{image}, {size}',
  noPreview: 'No preview',
  savedPage: 'You saved this to {place}.',
  savedImage: 'You already have this Pin on {place}.',
  savedAlike: 'You have a Pin that looks the same on {place}.',
  yourProfile: 'your profile',
  // How to save from any site
  saveFromAnySite: 'Save from any site',
  withMouse: 'Add a button to your browser. Click it on any page to choose which images to save.',
  withTouch: 'Copy the URL of a page, come back here and paste it.',
  done: 'Done',
  installOnAndroid:
    'On Android you can also install {site} and share pages to it from your browser’s share menu.',
  dragIt: 'Drag this button to your bookmarks bar, then click it there on any page.',
  copied: 'Copied. Paste it into a new bookmark’s URL field.',
  copyBelow: 'Copy the URL below.',
  showBookmarks: 'Show your browser’s bookmarks bar: Ctrl + Shift + B, on a Mac ⌘ + Shift + B.',
  dragButton: 'Drag the button below onto it. Or copy it and paste it into a new bookmark’s URL field.',
  clickButton: 'Click it on any page. Choose images, then a board.',
  saveTo: 'Save to {site}',
  copy: 'Copy',
  bookmarkUrl: 'URL of the bookmark',
  onPhone:
    'On a phone: copy the URL of the page and paste it into “Save from a site”. On Android you can also install {site} and share pages to it.',
});
