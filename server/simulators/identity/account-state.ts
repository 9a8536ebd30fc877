import { z } from 'zod';
import type { Clock } from '#server/platform/clock/clock.ts';
import { isEmail } from '#server/platform/contract/email.ts';
import type { Db } from '#server/platform/database/database.ts';
import { userProblem } from '#server/user/user.problems.ts';
import { claimsVariants, findAccount, findAccountByEmail, type LocalAccount } from './accounts.ts';
import { lockedOnce, unlocked } from './lock.ts';

const method = z.enum(['email', 'google', 'facebook']).default('email');

/** The account of a sandbox request: by its oid, or by address and method. */
export const whomFields = {
  oid: z.uuid().optional(),
  email: z.string().refine(isEmail, 'is an address like ann@example.com').optional(),
  method,
};

type Whom = z.output<z.ZodObject<typeof whomFields>>;

/** Refuses a request that names no account. */
export const aboutSomebody = <Schema extends z.ZodType<Whom>>(body: Schema) =>
  body.refine(({ oid, email }) => oid !== undefined || email !== undefined, {
    path: ['email'],
    error: 'is needed where there is no oid',
  });

export const accountStateBody = aboutSomebody(
  z.strictObject({
    ...whomFields,
    /** Locked as after too many tries, for a minute of the product's clock. */
    isLocked: z.boolean().optional(),
    hasConsented: z.boolean().optional(),
    claims: z.enum(claimsVariants).optional(),
  }),
);

/** @throws ProblemError `person-not-found` */
export const accountOf = async (db: Db, { oid, email, method }: Whom): Promise<LocalAccount> => {
  const account =
    oid === undefined ? await findAccountByEmail(db, email ?? '', method) : await findAccount(db, oid);
  if (account === undefined) throw userProblem('person-not-found');
  return account;
};

/** Sets an account to a state that otherwise takes years, accidents or a wrong setup; unnamed parts stay. */
export const setAccountState = async (
  { db, clock }: { db: Db; clock: Clock },
  { isLocked, hasConsented, claims, ...whom }: z.output<typeof accountStateBody>,
) => {
  const { oid } = await accountOf(db, whom);
  return db
    .updateTable('identityAccount')
    .set({
      ...(isLocked !== undefined && (isLocked ? lockedOnce(clock.now()) : unlocked)),
      ...(hasConsented !== undefined && { hasConsented }),
      ...(claims !== undefined && { claims }),
      // An update needs something to set.
      oid,
    })
    .where('oid', '=', oid)
    .returning(['oid', 'method', 'email', 'lockedUntil', 'hasConsented', 'claims'])
    .executeTakeFirstOrThrow();
};
