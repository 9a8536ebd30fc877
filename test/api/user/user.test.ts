import { describe, expect, test } from 'vitest';
import { paragraphsOf } from '#machines/story/story.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { startApi } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';
import { rowsOf } from '#test/support/rows.ts';

const api = given(() => startApi({ start: '2026-11-20T15:00:00Z', hasDemo: true }));

const ann = { oid: 'ann-at-the-provider', emailAddress: 'ann@example.com' };
const contact = { oid: ann.oid, firstName: ' Ann ', lastName: 'Ålder-Østby', email: 'Ann@Example.com' };

const own = async () => (await api.send<Schemas['CurrentUser']>('GET', '/user', { as: ann })).body;

const patch = (body: Schemas['UserPatch']) =>
  api.send<Schemas['CurrentUser'] & Schemas['Problem']>('PATCH', '/user', {
    as: ann,
    body,
    seen: true,
  });

describe('Contact', () => {
  test('is required before anything else', async () => {
    const { status, body } = await api.send<Schemas['Problem']>('GET', '/user', { as: ann });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'contact-required' });
  });

  test.each([
    ['another person’s oid', { ...contact, oid: 'somebody-else' }],
    ['another e-mail address', { ...contact, email: 'other@example.com' }],
  ])('rejects a contact with %s', async (_, body) => {
    const answer = await api.send<Schemas['Problem']>('POST', '/user', { as: ann, body });
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 422,
      code: 'contact-mismatch',
    });
  });

  test('concurrent requests create one contact', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        api.send<Schemas['CurrentUser']>('POST', '/user', { as: ann, body: contact }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await own()).toMatchObject({
      firstName: 'Ann',
      lastName: 'Ålder-Østby',
      oid: ann.oid,
      emailAddress: 'ann@example.com',
      loginType: 'Email',
      publicId: expect.stringMatching(/^ann-alder-ostby-[a-z0-9]{6}$/),
      participantTypes: { isChallenger: false, isVolunteer: false, registeredRides: [] },
      hasOpenRegistration: false,
      peloton: null,
    });
  });
});

describe('Sign-in method', () => {
  const join = async (oid: string, emailAddress: string, tfp: string) => {
    const { status, body } = await api.send<Schemas['CurrentUser'] & Schemas['Problem']>('POST', '/user', {
      as: { oid, emailAddress, tfp },
      body: { oid, firstName: 'Eve', lastName: 'Elm', email: emailAddress },
    });
    return status === 201 ? body.loginType : [status, body.code, body.detail];
  };

  test.each([
    ['B2C_1_email_signup', 'Email'],
    ['B2C_1_email_signin', 'Email'],
    ['B2C_1_google', 'Google'],
    ['B2C_1_facebook', 'Facebook'],
    ['', 'Unknown'],
  ])('stores %s as %s', async (tfp, loginType) => {
    expect(await join(`joins-${loginType}-${tfp}`, `${tfp || 'none'}@example.com`, tfp)).toBe(loginType);
  });

  test.each([
    ['B2C_1_email_signin', 'B2C_1_google', 'your e-mail address and a password'],
    ['B2C_1_google', 'B2C_1_facebook', 'Google'],
    ['B2C_1_facebook', 'B2C_1_email_signup', 'Facebook'],
    ['', 'B2C_1_google', 'the sign-in you used before'],
  ])('rejects an address of a %s account from %s, and names the first method', async (first, second, way) => {
    const email = `shared-${first}-${second}@example.com`;
    await join(`first-${email}`, email, first);
    expect(await join(`second-${email}`, email.toUpperCase(), second)).toEqual([
      409,
      'address-in-use',
      `You have an account with this e-mail address already. Sign in with ${way}, as you did before.`,
    ]);
    const other = await api.send<Schemas['Problem']>('GET', '/user', { as: { oid: `second-${email}` } });
    expect(other.body.code).toBe('contact-required');
  });

  test('concurrent contacts with one address create one account', async () => {
    const ways = ['google', 'facebook', 'email_signin', 'email_signup'];
    for (let round = 1; round <= 5; round += 1) {
      const email = `at-once-${round}@example.com`;
      const answers = await Promise.all(ways.map((way) => join(`${way}-${round}`, email, `B2C_1_${way}`)));
      expect(answers.filter((answer) => typeof answer === 'string')).toHaveLength(1);
    }
  });
});

describe('Public profile', () => {
  test('keeps the address that was given out, however it was spelled', async () => {
    const { publicId } = await own();
    const rename = (from: string, to: string) =>
      rowsOf(api.platform.db, 'person', { publicId: from }).update({ publicId: to });
    await rename(publicId, 'ann-a-lder-stby-bcd234');
    expect((await api.send('POST', '/user', { as: ann, body: contact })).status).toBe(200);
    expect((await own()).publicId).toBe('ann-a-lder-stby-bcd234');
    expect((await api.send('GET', '/user/ann-a-lder-stby-bcd234')).status).toBe(200);
    await rename('ann-a-lder-stby-bcd234', publicId);
  });

  test('shows exactly the public fields', async () => {
    const { publicId } = await own();
    const { status, body } = await api.send<Schemas['User']>('GET', `/user/${publicId}`);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'coverImageUrl',
      'currentEventName',
      'firstName',
      'fundraising',
      'id',
      'isAchievementsInvisible',
      'isDonorListVisible',
      'lastName',
      'participantTypes',
      'peloton',
      'profileImageUrl',
      'publicId',
      'story',
      'tags',
    ]);
    expect(JSON.stringify(body)).not.toContain('example.com');
  });

  test('hides the achievements on request, and nothing else', async () => {
    const hide = (isAchievementsInvisible: boolean) =>
      rowsOf(api.platform.db, 'person', { publicId: 'maya-okafor' }).update({
        tags: ['Survivor'],
        isAchievementsInvisible,
      });
    const seen = async () => (await api.send<Schemas['User']>('GET', '/user/maya-okafor')).body;
    await hide(false);
    const open = await seen();
    await hide(true);
    const { raised, allTimeRaised } = open.fundraising;
    expect(allTimeRaised).toBeGreaterThan(raised);
    expect(await seen()).toEqual({
      ...open,
      isAchievementsInvisible: true,
      tags: [],
      fundraising: { ...open.fundraising, allTimeRaised: raised, committedHighRoller: false },
    });
  });

  test('returns 404 for an unknown person', async () => {
    const { status, body } = await api.send<Schemas['Problem']>('GET', '/user/nobody-at-all');
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'person-not-found' });
  });
});

describe('Patch', () => {
  test('changes only the named fields', async () => {
    const before = await own();
    const { status, body } = await patch([
      { op: 'test', path: '/firstName', value: 'Ann' },
      {
        op: 'replace',
        path: '/story',
        value: [{ type: 'paragraph', spans: [{ text: '  I ride for my brother. ' }] }],
      },
      { op: 'add', path: '/isDonorListVisible', value: false },
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      version: expect.any(String),
      story: paragraphsOf('I ride for my brother.'),
      isDonorListVisible: false,
    });
    expect((await patch([{ op: 'remove', path: '/story' }])).body.story).toBeNull();
  });

  test.each([
    '/id',
    '/oid',
    '/emailAddress',
    '/publicId',
    '/birthDate',
    '/blockRegistration',
    '/fundraising/goal',
    '/tags/0',
    '/__proto__',
    '/constructor',
    'firstName',
    '',
  ])('cannot change %s', async (path) => {
    const before = await own();
    const { status, body } = await patch([
      { op: 'replace', path: '/city', value: 'Elsewhere' },
      { op: 'replace', path, value: 'x' },
    ]);
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: [{ path: '/body/1/path', code: 'not-editable', message: expect.any(String) }],
    });
    expect(await own()).toEqual(before);
  });

  test.each<[string, Schemas['UserPatch'][number], string]>([
    ['a name emptied', { op: 'remove', path: '/firstName' }, 'invalid'],
    ['a name of spaces', { op: 'replace', path: '/firstName', value: '   ' }, 'invalid'],
    ['a wrong type', { op: 'replace', path: '/isDonorListVisible', value: 'yes' }, 'invalid'],
    ['no value', { op: 'replace', path: '/city' }, 'invalid'],
    ['too much text', { op: 'replace', path: '/city', value: 'x'.repeat(101) }, 'invalid'],
    ['a size there is none of', { op: 'replace', path: '/jerseySize', value: 'huge' }, 'invalid'],
    ['a stale copy', { op: 'test', path: '/lastName', value: 'Before' }, 'changed-meanwhile'],
  ])('rejects %s', async (_, step, code) => {
    const { status, body } = await patch([step]);
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: [{ path: '/body/0/value', code, message: expect.any(String) }],
    });
  });

  test.each(['\u200b', '\u202eAnn', 'Ann\u0007', 'Ann\r\nBcc: x@example.com', 'Ann\u200d\u2028Ng'])(
    'rejects invisible or control characters: %j',
    async (value) => {
      for (const path of ['/firstName', '/employerName', '/city'])
        expect((await patch([{ op: 'replace', path, value }])).body.fields).toEqual([
          {
            path: '/body/0/value',
            code: 'invalid',
            message: 'Please type this again: it has characters that can’t be shown.',
          },
        ]);
      const answer = await api.send<Schemas['Problem']>('POST', '/user', {
        as: ann,
        body: { ...contact, lastName: value },
      });
      expect(answer.body.fields).toEqual([
        {
          path: '/body/lastName',
          code: 'pattern',
          message: 'Please type this again: it has characters that can’t be shown.',
        },
      ]);
    },
  );

  test('keeps line breaks, joiners and emoji in a story', async () => {
    const value = 'One.\n\nTwo: می\u200cخواهم 👩‍🚀';
    const story: Schemas['Story'] = [{ type: 'paragraph', spans: [{ text: value }] }];
    expect((await patch([{ op: 'replace', path: '/story', value: story }])).body.story).toEqual(story);
  });

  test.each([8000, 120_000])('rejects a value nested %i lists deep', async (depth) => {
    const { status, body } = await api.send<Schemas['Problem']>('PATCH', '/user', {
      as: ann,
      body: `[{"op":"replace","path":"/story","value":${'['.repeat(depth)}${']'.repeat(depth)}}]`,
      headers: { 'content-type': 'application/json' },
      seen: true,
    });
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: [{ path: '/body/0/value/0', code: 'type', message: expect.any(String) }],
    });
  });
});

describe('Fundraising goal', () => {
  const setGoal = (as: typeof ann, body: object) =>
    api.send<Schemas['Fundraising'] & Schemas['Problem']>('PATCH', '/user/fundraising', {
      as,
      body,
      seen: true,
    });

  test('stores the goal in cents and the seen celebration separately', async () => {
    expect((await setGoal(ann, { goal: 250_000 })).body).toMatchObject({ goal: 250_000, seenSuccess: false });
    expect((await setGoal(ann, { seenSuccess: true })).body).toMatchObject({
      goal: 250_000,
      seenSuccess: true,
    });
    expect((await own()).fundraising).toMatchObject({ goal: 250_000, goalMet: false });
  });

  test('rejects a goal below a rider’s commitment', async () => {
    const { oid, emailAddress } = await rowsOf(api.platform.db, 'person', {
      emailAddress: 'rider@example.org',
    }).readOne('oid', 'emailAddress');
    const rider = { oid, emailAddress };
    const { body } = await api.send<Schemas['CurrentUser']>('GET', '/user', { as: rider });
    const { committedAmount } = body.fundraising;
    expect(committedAmount).toBeGreaterThan(0);
    const refused = await setGoal(rider, { goal: committedAmount - 1 });
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 422,
      code: 'goal-too-low',
    });
    expect((await setGoal(rider, { goal: committedAmount })).body.goal).toBe(committedAmount);
  });
});
