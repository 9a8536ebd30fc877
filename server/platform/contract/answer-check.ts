import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { answerChecker } from './compilers.ts';
import type { DeclaredOperation } from './document.ts';

type SomeAnswer = { status: number; body?: unknown; headers?: Readonly<Record<string, string | number>> };

export type AnswerCheck = (handle: () => Promise<SomeAnswer>) => Promise<SomeAnswer>;

/** An answer that the contract does not allow: a defect of the handler, answered with 500 and logged. */
export class ContractBroken extends Error {
  constructor(operationId: string, what: string) {
    super(`${operationId} broke the contract: ${what}`);
    this.name = 'ContractBroken';
  }
}

/** Runs a handler and checks its answer, or its problem, against the contract. Throws `ContractBroken`. */
export const answerCheck = ({ operationId, responses, problems }: DeclaredOperation): AnswerCheck => {
  const checkers = new Map(
    [...responses].map(([status, schema]) => [status, schema ? answerChecker(schema) : null] as const),
  );
  return async (handle) => {
    const answer = await handle().catch((error: unknown) => {
      const isRefusal = error instanceof ProblemError && error.status < 500;
      if (isRefusal && problems.get(String(error.status))?.includes(error.code) !== true)
        throw new ContractBroken(operationId, `the refusal ${error.status} ${error.code} is not declared`);
      throw error;
    });
    const checker = checkers.get(String(answer.status));
    if (checker === undefined)
      throw new ContractBroken(operationId, `status ${answer.status} is not declared`);
    const fault = checker?.(answer.body);
    if (fault) throw new ContractBroken(operationId, fault);
    return answer;
  };
};
