import { type Caller, type SignedInCaller, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { userProblem } from './user.problems.ts';

type OwnCall = { params: { id: string }; caller: Caller | null };

export type OwnPerson = SignedInCaller & { publicId: string; firstName: string; lastName: string };

/**
 * The caller of an operation whose address contains their own public id.
 * @throws ProblemError `person-not-yours` for any other id, with or without such a person
 */
export const ownPerson = async (db: Db, call: OwnCall): Promise<OwnPerson> => {
  const caller = signedIn(call);
  const person = await db
    .selectFrom('person')
    .select(['publicId', 'firstName', 'lastName'])
    .where('id', '=', caller.personId)
    .executeTakeFirst();
  if (person?.publicId !== call.params.id) throw userProblem('person-not-yours');
  return { ...caller, ...person };
};
