import { fromCallback, fromPromise } from 'xstate';
import { flowError, isFlowError } from '#machines/flow-error.ts';
import { imageMachine } from '#machines/image/image.machine.ts';
import { adviceOf } from '#machines/image/image.messages.ts';
import type { ImageEvent, ImageKind } from '#machines/image/image.types.ts';
import { call } from '#src/api/call.ts';
import { del } from '#src/api/describe-call.ts';
import { upload } from '#src/api/upload.ts';
import { type SessionAuth, watchSessionOf } from '#src/components/way-back/watch-session.ts';
import { fileOf } from './chosen-files.ts';
import { prepareImage } from './prepare-image.ts';

/** The page's owner: a person by public id, a peloton by id. */
export type ImagePage = { of: 'user' | 'peloton'; id: string };

export type ImagePorts = {
  page: ImagePage;
  auth: SessionAuth;
  /** Called after the image is stored or removed (null), so that the app shows it. */
  onShown: (kind: ImageKind, url: string | null) => void;
};

/** Progress listeners of uploads, by idempotency key. */
const listeners = new Map<string, (percent: number) => void>();

/** The code of a refusal without one: the answer of a proxy in front of the API. */
const codesByStatus: Readonly<Record<number, string>> = {
  413: 'body-too-large',
  503: 'temporarily-unavailable',
};

/** The failure with advice. */
const withAdvice = (error: unknown): unknown => {
  if (!isFlowError(error)) return error;
  const advice = adviceOf[error.code ?? codesByStatus[error.status ?? 0] ?? ''];
  return advice === undefined ? error : { ...error, message: advice };
};

const urlIn = (answer: unknown): string => {
  if (typeof answer === 'object' && answer !== null && 'url' in answer && typeof answer.url === 'string')
    return answer.url;
  throw flowError({
    kind: 'unexpected',
    message: 'We couldn’t read the server’s answer. Please try again.',
  });
};

/** The image machine with the API, the file's bytes and the session as its ports. */
export const imageFlow = ({ page, auth, onShown }: ImagePorts) =>
  imageMachine.provide({
    actors: {
      checkFile: fromPromise(({ input }) => prepareImage(input.file.id, input.kind)),
      uploadImage: fromPromise(async ({ input: { fileId, kind, key, focalX, focalY }, signal }) => {
        const form = new FormData();
        form.set('focalX', String(focalX));
        form.set('focalY', String(focalY));
        form.set('image', fileOf(fileId) ?? new Blob());
        const answer = await upload({
          path: `/${page.of}/${encodeURIComponent(page.id)}/image/${kind}`,
          form,
          key,
          signal,
          onProgress: (percent) => listeners.get(key)?.(percent),
        }).catch((error: unknown) => {
          throw withAdvice(error);
        });
        const url = urlIn(answer);
        onShown(kind, url);
        return { url };
      }),
      watchProgress: fromCallback<ImageEvent, { key: string }>(({ input: { key }, sendBack }) => {
        listeners.set(key, (percent) => sendBack({ type: 'upload.progressed', percent }));
        return () => listeners.delete(key);
      }),
      removeImage: fromPromise(async ({ input: { kind, key } }) => {
        const asked = { path: { id: page.id, kind }, key };
        await (page.of === 'user'
          ? call(del('/user/{id}/image/{kind}', 'REMOVE_USER_IMAGE', asked))
          : call(del('/peloton/{id}/image/{kind}', 'REMOVE_PELOTON_IMAGE', asked)));
        onShown(kind, null);
      }),
      watchSession: watchSessionOf(auth),
    },
  });
