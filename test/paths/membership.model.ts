import { membershipMachine } from '#machines/membership/membership.machine.ts';
import type { JoinState } from '#machines/membership/membership.types.ts';
import { defineModel } from '#test/path-driver/path-driver.ts';
import { refusal, usualFailures } from '#test/support/failures.ts';
import { membershipPageObject } from '#test/support/membership/membership.page-object.ts';
import * as standings from '#test/support/membership/membership-fixture.ts';

const overtaken = (code: string, message: string) => refusal(409, code, message);
const unknownCode = refusal(
  422,
  'group-code-unknown',
  'We don’t recognize this group code. Check it with your captain and try again.',
  {
    fields: [
      {
        path: 'groupCode',
        code: 'group-code-unknown',
        message: 'We don’t recognize this group code. Check it with your captain and try again.',
      },
    ],
  },
);

const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d14';
const failures = usualFailures;

/** A field that would only refuse the person is not shown. */
const canEnterCode = (standing: JoinState | null): boolean =>
  standing?.refusal !== 'participants-only' && standing?.refusal !== 'member-elsewhere';

export const membershipModel = defineModel({
  machine: membershipMachine,
  starts: {
    'a visitor': { pelotonId: standings.peloton.id, publicId: null },
    'somebody signed in': { pelotonId: standings.peloton.id, publicId: 'tess-larkspur' },
    'somebody who has no peloton yet': { pelotonId: null, publicId: 'tess-larkspur' },
  },
  events: {
    'load.retried': {},
    // One field at a time: the other stays empty, so that typing doesn't multiply the states.
    'message.changed': ({ context: { message, code } }): Record<string, { message: string }> =>
      message === '' && code === ''
        ? { 'a message': { message: 'I climb slowly.' }, 'too long': { message: 'x'.repeat(501) } }
        : {},
    'request.submitted': { '': { key } },
    'request.renewed': {},
    'withdrawal.requested': {},
    'withdrawal.dropped': {},
    'withdrawal.confirmed': { '': { key } },
    'elsewhere.withdrawn': { '': { key } },
    'code.changed': ({ context: { message, code, standing } }): Record<string, { code: string }> =>
      canEnterCode(standing) && message === '' && code === ''
        ? { 'a code': { code: 'RIDGE27' }, 'no code': { code: 'a?' } }
        : {},
    'code.submitted': ({ context: { standing } }): Record<string, { key: string }> =>
      canEnterCode(standing) ? { '': { key } } : {},
    'leave.requested': {},
    'leave.dropped': {},
    'leave.confirmed': { '': { key } },
    'offer.accepted': { '': { key } },
    'offer.declined': { '': { key } },
    'page.hidden': {},
    'page.shown': {},
    'session.restored': {},
    'xstate.done.actor.loadStanding': {
      'can ask': { output: standings.none },
      'not registered': { output: standings.notRegistered },
      'not accepting': { output: standings.notAccepting },
      'member elsewhere': { output: standings.memberElsewhere },
      'asked elsewhere': { output: standings.askedElsewhere },
      pending: { output: standings.pending },
      rejected: { output: standings.rejected },
      'rejected, then closed': {
        output: { ...standings.rejected, refusal: 'not-accepting-members' as const },
      },
      expired: { output: standings.lapsed },
      'expired, then closed': { output: { ...standings.lapsed, refusal: 'not-accepting-members' as const } },
      member: { output: standings.member },
      captain: { output: standings.captain },
      offered: { output: standings.offered },
    },
    'xstate.error.actor.loadStanding': failures,
    'xstate.done.actor.refreshStanding': ({ context: { standing } }) => ({
      'as before': { output: standing ?? standings.none },
      ...(standing?.state === 'pending'
        ? { approved: { output: standings.member }, rejected: { output: standings.rejected } }
        : { 'offer taken back': { output: standings.member } }),
    }),
    'xstate.error.actor.refreshStanding': failures,
    'xstate.done.actor.sendRequest': { asked: { output: standings.pending } },
    'xstate.error.actor.sendRequest': {
      ...failures,
      'closed meanwhile': overtaken(
        'not-accepting-members',
        'Its captain has closed it to new requests. You can still join with a group code from its captain or an admin.',
      ),
    },
    'xstate.done.actor.enterCode': {
      here: { output: standings.member },
      elsewhere: { output: { ...standings.member, pelotonId: standings.other.id } },
    },
    'xstate.error.actor.enterCode': {
      ...failures,
      'unknown code': unknownCode,
      'member elsewhere': overtaken(
        'member-elsewhere',
        'A person can be in one peloton a year. They have to leave the other one first.',
      ),
    },
    'xstate.done.actor.withdrawRequest': { withdrawn: { output: standings.none } },
    'xstate.error.actor.withdrawRequest': {
      ...failures,
      'decided meanwhile': overtaken(
        'request-decided',
        'Someone answered it, or it was withdrawn or expired. Reload the page.',
      ),
    },
    'xstate.done.actor.withdrawElsewhere': { withdrawn: { output: standings.none } },
    'xstate.error.actor.withdrawElsewhere': {
      ...failures,
      'decided meanwhile': overtaken(
        'request-decided',
        'Someone answered it, or it was withdrawn or expired. Reload the page.',
      ),
    },
    'xstate.done.actor.answerOffer': { answered: { output: undefined } },
    'xstate.error.actor.answerOffer': {
      ...failures,
      'ended meanwhile': overtaken('offer-ended', 'It was withdrawn, answered or expired. Reload the page.'),
    },
    'xstate.done.actor.previewLeaving': ({ context: { standing } }) =>
      standing?.role === 'captain'
        ? {
            'captain of others': { output: standings.captainPreview },
            'the only member': { output: standings.lastPreview },
          }
        : { member: { output: standings.memberPreview } },
    'xstate.error.actor.previewLeaving': {
      ...failures,
      'removed meanwhile': overtaken(
        'member-not-found',
        'This person isn’t a member this year. Reload the list.',
      ),
    },
    'xstate.done.actor.leave': { left: { output: undefined } },
    'xstate.error.actor.leave': {
      ...failures,
      'captain meanwhile': overtaken(
        'captaincy-first',
        'A peloton needs a captain. Offer the captaincy to a member, and leave once they have accepted.',
      ),
    },
  },
  serializeState: (snapshot) => {
    const { standing, preview, message, code, fieldErrors, problem, isAccepting } = snapshot.context;
    const isAsked = ['loading', 'unavailable', 'expired'].some((state) => snapshot.value === state);
    return {
      isLooking: snapshot.context.pelotonId === null,
      // New data doesn't count until it has arrived.
      standing: isAsked
        ? null
        : standing && [standing.state, standing.role, standing.refusal, standing.captaincyOffer !== null],
      preview:
        snapshot.matches('reviewing') || snapshot.matches('leaving') || snapshot.matches('left')
          ? preview && [preview.role, preview.isLast]
          : null,
      isAccepting: snapshot.matches('answering') && isAccepting,
      message: message.length,
      code,
      fieldErrors: Object.keys(fieldErrors),
      problem: problem?.kind ?? null,
    };
  },
  pageObject: membershipPageObject,
});
