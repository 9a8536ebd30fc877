import type { SecurityEventKind } from '#server/platform/security-events/security-events.ts';

/** The properties of every problem with a code; `detail` tells the person what to do, and can be replaced. */
type ProblemKind = {
  status: number;
  title: string;
  detail: string;
  /** The security event that this refusal raises. */
  securityEvent?: SecurityEventKind;
};

/** `path` is a JSON pointer into the request, such as `/body/profile/phone`; `message` is for a person. */
export type ProblemField = { path: string; code: string; message: string };

/** An RFC 9457 problem, as it is sent. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  traceId: string;
  fields?: readonly ProblemField[];
  reason?: string;
};

type ProblemOptions = ErrorOptions & {
  /** Replaces the code's own text, when more can be said. */
  detail?: string;
  fields?: readonly ProblemField[];
  /** The finer reason of a declined payment. */
  reason?: string;
  headers?: Readonly<Record<string, string>>;
  /** The security event of this refusal, where the code alone raises none. Its reason is `reason`. */
  securityEvent?: SecurityEventKind;
};

/** An error that becomes the answer, thrown anywhere below a handler. Each area defines its own with `problemsOf`. */
export class ProblemError<Code extends string = string> extends Error {
  readonly code: Code;
  readonly kind: ProblemKind;
  readonly options: ProblemOptions;

  constructor(code: Code, kind: ProblemKind, options: ProblemOptions = {}) {
    super(options.detail ?? kind.detail, options);
    this.name = 'ProblemError';
    this.code = code;
    this.kind = kind;
    this.options = options;
  }

  get status(): number {
    return this.kind.status;
  }

  /** The body of the answer to the request `traceId`. */
  toProblem(traceId: string): Problem {
    const { fields, reason } = this.options;
    return {
      type: `urn:problem:${this.code}`,
      title: this.kind.title,
      status: this.status,
      detail: this.message,
      code: this.code,
      traceId,
      ...(fields ? { fields } : {}),
      ...(reason ? { reason } : {}),
    };
  }
}

/** Creates the problem of one of an area's codes. */
export type MakeProblem<Code extends string> = {
  (code: Code, options?: ProblemOptions): ProblemError<Code>;
  readonly kinds: Readonly<Record<Code, ProblemKind>>;
};

/** Defines an area's codes. A code's meaning never changes: apps and tests depend on it. */
export const problemsOf = <Code extends string>(kinds: Record<Code, ProblemKind>): MakeProblem<Code> =>
  Object.assign(
    (code: Code, options?: ProblemOptions): ProblemError<Code> =>
      new ProblemError(code, kinds[code], options),
    { kinds },
  );

export type CodeOf<Make> = Make extends MakeProblem<infer Code> ? Code : never;

/** Every code of the API, with its properties. */
export type ProblemKinds = ReadonlyMap<string, ProblemKind>;

/** @throws Error for a code that two areas define */
export const collectProblems = (areas: readonly Pick<MakeProblem<string>, 'kinds'>[]): ProblemKinds => {
  const entries = areas.flatMap(({ kinds }) => Object.entries(kinds));
  const collected = new Map(entries);
  if (collected.size < entries.length) throw new Error('Two areas have the same problem code.');
  return collected;
};

/** @throws Error for a code that no area defines */
export const problemNamed = (problems: ProblemKinds, code: string): ProblemError => {
  const kind = problems.get(code);
  if (kind === undefined) throw new Error(`No area has the problem code ${code}.`);
  return new ProblemError(code, kind);
};
