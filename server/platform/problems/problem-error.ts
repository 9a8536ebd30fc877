import { type ProblemCode, problemKinds } from './problem-kinds.ts';

/** `path` is a JSON pointer into the request, such as `/body/profile/phone`; `message` is for a person. */
export type ProblemField = { path: string; code: string; message: string };

/** An RFC 9457 problem as it goes over the wire. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ProblemCode;
  traceId: string;
  fields?: readonly ProblemField[];
  reason?: string;
};

export type ProblemOptions = ErrorOptions & {
  /** In place of the code's own text, when more can be said. */
  detail?: string;
  fields?: readonly ProblemField[];
  /** The finer reason of a declined payment. */
  reason?: string;
  headers?: Readonly<Record<string, string>>;
};

/** Thrown anywhere below a handler, it becomes the answer. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly options: ProblemOptions;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.detail ?? problemKinds[code].detail, options);
    this.name = 'ProblemError';
    this.code = code;
    this.status = problemKinds[code].status;
    this.options = options;
  }

  /** The body of the answer to the request that `traceId` names. */
  toProblem(traceId: string): Problem {
    const { fields, reason } = this.options;
    return {
      type: `urn:problem:${this.code}`,
      title: problemKinds[this.code].title,
      status: this.status,
      detail: this.message,
      code: this.code,
      traceId,
      ...(fields ? { fields } : {}),
      ...(reason ? { reason } : {}),
    };
  }
}
