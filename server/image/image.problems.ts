import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const imageProblem = problemsOf({
  'image-type-unknown': {
    status: 415,
    title: 'We can’t read this kind of picture',
    detail: 'Choose a JPEG, PNG, WebP or AVIF. Save the picture as one of these, then choose it again.',
  },
  'image-too-small': {
    status: 422,
    title: 'This picture is too small',
    detail: 'A profile picture needs 400 by 400 pixels, a cover 640 by 214. Choose a larger one.',
  },
  'image-too-many-pixels': {
    status: 422,
    title: 'This picture has too many pixels',
    detail:
      'A JPEG, PNG or WebP can have up to 50 megapixels, an AVIF up to 3. Make it smaller or save it as a JPEG, and choose that one.',
  },
  'image-unreadable': {
    status: 422,
    title: 'This picture can’t be read',
    detail: 'The file is damaged or cut off. Open it, save it again as a JPEG, and choose that one.',
  },
  'image-limit-reached': {
    status: 429,
    title: 'That is enough pictures for now',
    detail: 'You can upload ten pictures an hour. Try again later.',
  },
});
