import type { Middleware } from 'openapi-fetch';
import { isRecord } from '#machines/flow-error.ts';
import type { PlainCall } from './call.types.ts';

/** How a call of the API ended, without anything that a person sent or got. */
export type EndedCall = {
  /** Method and path as the contract has them: `post /user/{id}/donation`. */
  call: string;
  /** Null without an answer. */
  status: number | null;
  /** The code of the problem. */
  code: string | null;
  /** The answer's `trace-identifier`. */
  trace: string | null;
};

let watcher: (call: EndedCall) => void = () => undefined;

/** The app records here how each call ended. */
export const setCallWatcher = (next: (call: EndedCall) => void): void => {
  watcher = next;
};

/** A path that no description has may contain ids. */
const pathOf = ({ endpoint, types }: PlainCall): string =>
  types[0] !== 'GENERIC_CALL' && /^[\w/{}.-]{1,100}$/.test(endpoint) ? endpoint : '{path}';

const codeOf = async (response: Response): Promise<string | null> => {
  if (response.ok) return null;
  const body: unknown = await response.json().catch(() => null);
  return isRecord(body) && typeof body.code === 'string' && /^[a-z0-9-]{1,60}$/.test(body.code)
    ? body.code
    : null;
};

const traceOf = ({ headers }: Response): string | null => {
  const trace = headers.get('trace-identifier') ?? '';
  return /^[\w-]{1,64}$/.test(trace) ? trace : null;
};

/** Tells the watcher how a call ended. It sees each answer before it becomes a failure. */
export const watched = (described: PlainCall): Middleware => {
  const call = `${described.method} ${pathOf(described)}`;
  return {
    onResponse: async ({ response }) => {
      const { status } = response;
      watcher({ call, status, code: await codeOf(response.clone()), trace: traceOf(response) });
      return undefined;
    },
    onError: () => {
      watcher({ call, status: null, code: null, trace: null });
      return undefined;
    },
  };
};
