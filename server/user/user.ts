import { randomUUID } from 'node:crypto';
import { lastNameOf } from '#machines/form/person-name.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import {
  fundraisingOf,
  fundraisingView,
  partsOfPerson,
  type Totals,
  withGoal,
} from '#server/fundraising/fundraising.ts';
import { hiddenContentOf, reportContent, withoutHidden } from '#server/moderation/moderation.ts';
import type { Patch } from '#server/platform/contract/field-patch.ts';
import { type Answer, type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { checkVersion } from '#server/platform/contract/version.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { customerIdOf } from '#server/platform/payments/saved-method.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { loginTypeOf, otherWay } from './login-type.ts';
import { publicIdFor } from './public-id.ts';
import { applyPatch, asStored, versionOf } from './user.patch.ts';
import { userProblem } from './user.problems.ts';
import {
  findOtherLogin,
  findPerson,
  findPersonIdByOid,
  findPublicPerson,
  hasOpenRegistration,
  insertPerson,
  lockPerson,
  membershipOf,
  participationsOf,
} from './user.queries.ts';
import { dependsOnViewer, stranger, type Viewer } from './user.survivor.ts';
import { fundraisingOperations, ownView, publicView, type Surroundings, viewerOf } from './user.view.ts';

export { ownPerson } from './own-person.ts';
export { hasOpenRegistration } from './user.queries.ts';
export { stranger, type Viewer } from './user.survivor.ts';
export { withVersion } from './user.view.ts';

const zeros = {
  raised: 0,
  attributed: 0,
  allTimeRaised: 0,
  goal: 0,
  committedAmount: 0,
  seenSuccess: false,
  celebrated: 0,
};

export const personIdOf = async (db: Db | Trx, publicId: string): Promise<string | undefined> =>
  (await findPublicPerson(db, publicId))?.id;

/** The kinds of a person's participation in an event, each once. */
export const participationKindsOf = async (db: Db | Trx, personId: string, eventId: string) => [
  ...new Set((await participationsOf(db, personId, eventId)).map(({ kind }) => kind)),
];

/** People sign up before the first event is announced, too. */
const announcedEvent = (db: Db | Trx) =>
  currentEvent(db).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'event-not-found') return null;
    throw error;
  });

const surroundings = async (
  db: Db | Trx,
  personId: string,
  event: Awaited<ReturnType<typeof announcedEvent>>,
  totals: Totals,
): Promise<Surroundings> =>
  event === null
    ? {
        eventName: '',
        participations: [],
        membership: undefined,
        fundraising: fundraisingView({ personId, ...zeros }),
      }
    : {
        eventName: event.name,
        participations: await participationsOf(db, personId, event.id),
        membership: await membershipOf(db, personId, event.id),
        fundraising: await fundraisingOf(db, personId, event.id, totals),
      };

/** The person as they see themselves. */
const ownUser = async (db: Db | Trx, personId: string): Promise<Schemas['CurrentUser']> => {
  const person = await findPerson(db, personId);
  if (person === undefined) throw platformProblem('contact-required');
  const event = await announcedEvent(db);
  return ownView(person, await surroundings(db, personId, event, 'exact'), {
    hasOpenRegistration: event !== null && (await hasOpenRegistration(db, personId, event.id)),
    braintreeCustomerId: await customerIdOf(db, personId),
  });
};

/** The caller, with the version for changes. */
const ownAnswer = async (db: Db | Trx, personId: string) => {
  const body = await ownUser(db, personId);
  return { body, headers: { etag: body.version } };
};

/** An unsaved change: a patch of the person, a goal in cents, and the viewer. */
type Changed = { changes: Patch; goal: number | undefined; viewer: Viewer };

/** A person's page after an unsaved change, as another person would see it. Refuses what `updateCurrentUser` refuses. */
export const changedProfile = async (
  db: Db,
  personId: string,
  { changes, goal, viewer }: Changed,
): Promise<Schemas['User']> => {
  const person = await findPerson(db, personId);
  if (person === undefined) throw platformProblem('contact-required');
  const outcome = applyPatch(person, changes);
  if ('fields' in outcome) throw platformProblem('validation-failed', { fields: outcome.fields });
  const hidden = await hiddenContentOf(db, { subjectType: 'User', subjectId: personId });
  const event = await announcedEvent(db);
  const around = await surroundings(db, personId, event, 'public');
  if (goal !== undefined && goal < around.fundraising.committedAmount) throw userProblem('goal-too-low');
  const fundraising = goal === undefined ? around.fundraising : withGoal(around.fundraising, goal);
  return publicView(
    withoutHidden({ ...person, ...outcome.changes }, hidden),
    { ...around, fundraising },
    viewer,
  );
};

/** The contact has to be the bearer's own: a token proves one oid and one address. */
const ownContact = ({ body, caller }: Call<'createContact'>) => {
  if (caller === null) throw platformProblem('sign-in-required');
  const isOwn = body.oid === caller.oid && body.email.toLowerCase() === caller.emailAddress.toLowerCase();
  if (!isOwn) throw userProblem('contact-mismatch');
  return {
    oid: caller.oid,
    emailAddress: caller.emailAddress,
    tfp: caller.tfp,
    firstName: body.firstName.trim(),
    lastName: lastNameOf(body.lastName),
  };
};

export const userOperations = (deps: Pick<Platform, 'settings' | 'db' | 'clock'>) => {
  const { db, clock, settings } = deps;
  return {
    ...fundraisingOperations(deps),

    createContact: async (call) =>
      withIdempotency(deps, call, async (trx): Promise<Answer<'createContact'>> => {
        const { tfp, ...contact } = ownContact(call);
        // The address alone never joins two sign-ins: not every provider has verified it.
        const namesake = await findOtherLogin(trx, contact);
        if (namesake !== undefined && (await findPersonIdByOid(trx, contact.oid)) === undefined)
          throw userProblem('address-in-use', { detail: otherWay(namesake.loginType) });
        const isNew = await insertPerson(trx, {
          ...contact,
          id: randomUUID(),
          publicId: publicIdFor(contact),
          loginType: loginTypeOf(settings.identity.policies, tfp),
          createdAt: clock.now(),
        });
        const personId = await findPersonIdByOid(trx, contact.oid);
        if (personId === undefined) throw platformProblem('contact-required');
        return { status: isNew ? 201 : 200, ...(await ownAnswer(trx, personId)) };
      }),

    getCurrentUser: async (call) => ({ status: 200, ...(await ownAnswer(db, signedIn(call).personId)) }),

    getUser: async ({ params, caller }) => {
      const person = await findPublicPerson(db, params.id);
      if (person === undefined) throw userProblem('person-not-found');
      const event = await announcedEvent(db);
      const isOwn = caller?.personId === person.id;
      const hiddenContent = await hiddenContentOf(db, { subjectType: 'User', subjectId: person.id });
      const shown = isOwn ? person : withoutHidden(person, hiddenContent);
      const around = await surroundings(db, person.id, event, isOwn ? 'exact' : 'public');
      const { membership } = around;
      const asked = { id: person.id, eventId: event?.id ?? null, membership };
      const viewer = isOwn || dependsOnViewer(person) ? await viewerOf(db, caller, asked) : stranger;
      return {
        status: 200,
        body: {
          ...publicView(shown, around, viewer),
          ...(isOwn && hiddenContent.length > 0 && { hiddenContent }),
        },
      };
    },

    reportUser: async (call) => {
      const personId = await personIdOf(db, call.params.id);
      if (personId === undefined) throw userProblem('person-not-found');
      return reportContent(deps, call, { subjectType: 'User', subjectId: personId });
    },

    getUserFundraisingParts: async ({ params, caller }) => {
      const person = await findPublicPerson(db, params.id);
      if (person === undefined) throw userProblem('person-not-found');
      const event = await currentEvent(db);
      const isOwn = caller?.personId === person.id;
      return { status: 200, body: await partsOfPerson(db, person.id, event, isOwn) };
    },

    updateCurrentUser: async (call) => {
      const { personId } = signedIn(call);
      return withIdempotency(deps, call, async (trx): Promise<Answer<'updateCurrentUser'>> => {
        // Locked, so that the version still holds when its change is written.
        const person = await lockPerson(trx, personId);
        checkVersion(call.headers['if-match'], versionOf(person));
        const outcome = applyPatch(person, call.body);
        if ('fields' in outcome) throw platformProblem('validation-failed', { fields: outcome.fields });
        if (Object.keys(outcome.changes).length > 0)
          await trx.updateTable('person').set(asStored(outcome.changes)).where('id', '=', personId).execute();
        return { status: 200, ...(await ownAnswer(trx, personId)) };
      });
    },
  } satisfies Partial<Handlers>;
};
