import type { FlowError } from '#machines/flow-error.ts';
import type { StateMeta } from '#machines/meta.ts';

export type ImageKind = 'profile' | 'cover';

/** The centre of the crop: from 0, left or top, to 1. */
export type FocalPoint = { focalX: number; focalY: number };

/** A file that the person chose; the page holds its bytes under this id. */
export type ChosenFile = { id: string; name: string };

/** A file that can be uploaded: turned upright, with the preview that the page shows. */
export type ReadyImage = { previewUrl: string; width: number; height: number };

export type ImageInput = {
  kind: ImageKind;
  /** The image that the page shows; null if it shows none. */
  url: string | null;
};

export type ImageContext = ImageInput &
  FocalPoint & {
    file: ChosenFile | null;
    ready: ReadyImage | null;
    /** Idempotency key of the upload of this file and crop; null until it is first sent. */
    key: string | null;
    /** The sent part of the upload, in whole percent. */
    percent: number;
    problem: FlowError | null;
    /** The last thing that succeeded, for its message. */
    done: 'nothing' | 'saved' | 'removed';
  };

export type ImageEvent =
  | { type: 'file.chosen'; file: ChosenFile }
  | ({ type: 'focus.moved' } & FocalPoint)
  | { type: 'crop.abandoned' }
  /** `key` is a new idempotency key. */
  | { type: 'upload.submitted'; key: string }
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.cancelled' }
  | { type: 'upload.retried' }
  | { type: 'removal.submitted'; key: string }
  | { type: 'session.restored' };

export type ImageMeta = StateMeta<'action' | 'crop'>;
