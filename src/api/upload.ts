import { type FlowError, flowError } from '#machines/flow-error.ts';
import { apiBase } from './bases.ts';
import { currentToken } from './bearer.ts';
import { failureOfAnswer, unreadable } from './failure.ts';

type Upload = {
  /** Relative to the API's base, such as `/user/ada-fell-2f/image/profile`. */
  path: string;
  form: FormData;
  /** The idempotency key. */
  key: string;
  signal: AbortSignal;
  /** The sent part, from 0 to 100. */
  onProgress: (percent: number) => void;
};

const bodyOf = ({ responseText }: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(responseText);
  } catch {
    return responseText;
  }
};

const lost = (): FlowError =>
  flowError({
    kind: 'network',
    code: 'connection-lost',
    message: 'We can’t reach the server. Check your connection and try again.',
  });

/**
 * Sends a form with files and reports progress, which `fetch` can't. Resolves with the answer's JSON, which the caller checks; rejects with
 * a FlowError.
 */
export const upload = async ({ path, form, key, signal, onProgress }: Upload): Promise<unknown> => {
  const token = await currentToken();
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  request.open('POST', `${apiBase()}${path}`);
  request.setRequestHeader('Idempotency-Key', key);
  if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
  signal.addEventListener('abort', () => request.abort(), { once: true });
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(lost());
    request.onabort = () => reject(lost());
    request.onload = () => {
      const body = bodyOf(request);
      if (request.status >= 400) reject(failureOfAnswer(request.status, body, 'change'));
      else if (typeof body === 'object' && body !== null) resolve(body);
      else reject(unreadable());
    };
    request.send(form);
  });
};
