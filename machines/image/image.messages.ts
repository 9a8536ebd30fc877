import type { ImageKind } from './image.types.ts';

/** The texts of each kind of image. */
export const kindTexts: Readonly<Record<ImageKind, { name: string; shape: string }>> = {
  profile: { name: 'picture', shape: 'You choose a square of at least 400 pixels.' },
  cover: { name: 'cover', shape: 'You choose a wide strip of at least 640 pixels.' },
};

/** What to do about a file that can't be used or sent, by the problem's code; otherwise the API's own text is shown. */
export const adviceOf: Readonly<Record<string, string>> = {
  'body-too-large': 'This picture is larger than 15 MB. Choose a smaller one.',
  'image-type-unknown':
    'We can’t read this kind of file. Choose a JPEG, PNG, WebP or AVIF. On an iPhone, send the picture to yourself by e-mail: it arrives as a JPEG.',
  'image-unreadable':
    'This file is damaged, or not the whole picture. Open it, save it as a JPEG and choose that one.',
  'temporarily-unavailable':
    'We can’t take your picture right now. It is still here, with its frame. Wait a minute and try again.',
  'connection-lost':
    'The connection broke before your picture was saved. It is still here, with its frame. Check your connection and try again.',
};
