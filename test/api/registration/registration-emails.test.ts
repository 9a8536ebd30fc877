import { beforeEach, describe, expect, test } from 'vitest';
import { sendMany } from '#test/support/emails.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import { goals, post, profile, routeChoice, signature, walkTo } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
const day = 24 * 60 * 60_000;
let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
});

const complete = () => post(api, ada, '/registration/complete');

const emails = () =>
  rowsOf(api.store.db, 'mailOutbox', { personId: ada.personId }, 'kind').read(
    'recipient',
    'subject',
    'text',
    'html',
    'kind',
  );

const confirmation = async () => {
  await complete();
  const sent = (await emails()).find(({ kind }) => kind === 'registration-confirmation');
  return sent?.text.split('\n\n') ?? [];
};

const publicUrl = () => api.platform.settings.publicUrl;
const why =
  'Product sent you this e-mail because you registered for Product 2027. We don’t track whether you open it.';
const questions = 'Questions? Reply to this e-mail.';
const calendar = (ride: 'Ride Weekend' | 'Gravel Day') =>
  `Add ${ride} to your calendar: ${publicUrl()}/calendar/route/${ride === 'Gravel Day' ? ids.dirt : ids.century}.ics`;
const shifts = () => `Save your shifts to your calendar: ${publicUrl()}/volunteer-edit`;
const change = () => `Add or change something: ${publicUrl()}/register`;
const page = () => `Write why you ride: ${publicUrl()}/profile/p-${ada.personId.slice(0, 8)}`;
const story = 'Your page is live. A few sentences in your own words move people to give.';

/** The visible text of an e-mail's HTML. */
const readable = (html: string) =>
  html
    .replace(/^.*<\/h1>/s, '')
    .replace(/<!--.*?-->/gs, '')
    .replaceAll('e\u2011mail', 'e-mail')
    .replace(/<a href="([^"]*)"[^>]*><span[^>]*>(.*?)<\/span><\/a>/gs, '$2: $1')
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2: $1')
    .replace(/<li[^>]*>/g, '- ')
    .replace(/<\/(p|ul)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\n+/g, '\n')
    .trim();

describe('Registration confirmation', () => {
  test('lists the participations, the commitment, the possible charge and the paid fee', async () => {
    await walkTo(api, ada, { signature: true, volunteer: true }, 'complete');
    await complete();
    const [sent, ...more] = await emails();
    expect(more).toEqual([]);
    expect(sent).toEqual({
      recipient: ada.emailAddress,
      kind: 'registration-confirmation',
      subject: 'You’re in: Product 2027',
      html: expect.any(String),
      text: [
        'Hello Ada,',
        'You’re registered for Product 2027 in Tamarack Falls. Here’s what you signed up for:',
        [
          '- Ride Weekend, Century, 51 miles: Saturday, August 7, 2027, start at 7:30 AM (Eastern Time), Founders Green',
          '- Volunteer, Water stop: Friday, August 6, 2027, 7:00 AM to 11:00 AM (Eastern Time), Lake Orrin',
        ].join('\n'),
        'You committed to raise $2,500 by October 1, 2027. If you’re in a peloton, it can help until October 6, 2027. If you’re still short then, we’ll charge the difference to your Visa ending in 1111. We’ll remind you 30 days, 7 days and 1 day before the deadline.',
        'Registration fee paid: $150, with your Visa ending in 1111.',
        calendar('Ride Weekend'),
        shifts(),
        change(),
        story,
        '$0 raised of $2,600. $2,600 to go.',
        page(),
        `${why}\n${questions}`,
      ].join('\n\n'),
    });
  });

  test('the HTML part has the same text, supports phones and dark mode, and loads nothing', async () => {
    await walkTo(api, ada, { signature: true, volunteer: true }, 'complete');
    await complete();
    const [sent] = await emails();
    const html = sent?.html ?? '';
    expect(readable(html)).toBe(
      sent?.text.replace('$0 raised of $2,600. $2,600 to go.\n\n', '').replace(/\n+/g, '\n'),
    );
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">/);
    for (const part of [
      '<title>You’re in: Product 2027</title>',
      '<meta name="color-scheme" content="light dark">',
      '@media (prefers-color-scheme: dark)',
      'max-width: 600px',
      'font-size: 16px',
    ])
      expect(html).toContain(part);
    expect(html).not.toMatch(/src=|url\(|@import|<link/);
  });

  test('names the peloton, the total commitment, the discount and the card', async () => {
    await walkTo(api, ada, { signature: true, gravel: true }, 'route-gravel');
    await post(api, ada, '/registration/route', routeChoice('gravel', ids.dirt, { groupCode: 'ORRIN' }));
    await walkTo(api, ada, { signature: true, gravel: true }, 'fee');
    await post(api, ada, '/registration/fee', {
      total: 20_000,
      discountCode: 'FIFTY',
      payment: { nonce: 'fake-valid-mastercard-nonce' },
    });
    expect((await confirmation()).slice(2, -5)).toEqual([
      '- Ride Weekend, Century, 51 miles: Saturday, August 7, 2027, start at 7:30 AM (Eastern Time), Founders Green\n' +
        '- Gravel Day, Dirt, 51 miles with Orrin Crew: Saturday, August 14, 2027, start at 7:30 AM (Eastern Time), Founders Green',
      'You committed to raise $3,700 in total by October 1, 2027. If you’re in a peloton, it can help until October 6, 2027. If you’re still short then, we’ll charge the difference to your Visa ending in 1111. We’ll remind you 30 days, 7 days and 1 day before the deadline.',
      'Registration fee paid: $200 in total ($250 less $50 FIFTY), with your Mastercard ending in 4444.',
      calendar('Ride Weekend'),
      calendar('Gravel Day'),
    ]);
  });

  test('lists what is new first, and then what the person had already', async () => {
    await walkTo(api, ada, { signature: true }, 'completed');
    await post(api, ada, '/registration/add-type', {
      registerForChallenger: false,
      riderRegistrations: [],
      registerForVolunteer: true,
    });
    await walkTo(api, ada, { volunteer: true }, 'complete');
    await complete();
    const sent = (await emails())
      .map(({ text }) => text.split('\n\n'))
      .find((text) => text.includes(shifts()));
    expect(sent?.slice(1, 7)).toEqual([
      'You added to your registration for Product 2027 in Tamarack Falls. Here’s what’s new:',
      '- Volunteer, Water stop: Friday, August 6, 2027, 7:00 AM to 11:00 AM (Eastern Time), Lake Orrin',
      'And here’s what you had already:',
      '- Ride Weekend, Century, 51 miles: Saturday, August 7, 2027, start at 7:30 AM (Eastern Time), Founders Green',
      shifts(),
      change(),
    ]);
    expect(sent).toContain(page());
  });

  test('leads a person who only helps to their shifts', async () => {
    await walkTo(api, ada, { volunteer: true }, 'complete');
    const sent = await confirmation();
    expect(sent).toContain(`See your shifts: ${publicUrl()}/volunteer-edit`);
    expect(sent).not.toContain(story);
  });

  test('names a payment method other than a card by its kind', async () => {
    await walkTo(api, ada, { gravel: true }, 'fee');
    const payment = { nonce: 'fake-paypal-one-time-nonce' };
    await post(api, ada, '/registration/fee', { total: 10_000, discountCode: null, payment });
    expect(await confirmation()).toContain('Registration fee paid: $100, with your PayPal account.');
  });

  test('says that nothing was charged when a code covers the fee', async () => {
    await walkTo(api, ada, { signature: true }, 'fee');
    await post(api, ada, '/registration/fee', { total: 0, discountCode: 'FREE', payment: null });
    expect(await confirmation()).toContain(
      'Registration fee: $0 ($150 less $150 FREE). Nothing was charged.',
    );
  });

  test('tells a Challenger the goal, and that nothing is charged', async () => {
    await walkTo(api, ada, { challenger: true }, 'complete');
    expect((await confirmation()).slice(2, -5)).toEqual([
      '- Challenger, wherever you are\n- Challenger goal: 26.2 miles of running',
      'Your fundraising goal is $100. If you don’t reach it, we won’t charge you anything.',
    ]);
  });

  test('escapes names in HTML', async () => {
    await walkTo(api, ada, { challenger: true }, 'complete');
    await post(api, ada, '/registration/profile', { ...profile, firstName: '<b>Ada</b>' });
    await complete();
    const [sent] = await emails();
    expect(sent?.html).toContain('>Hello &lt;b&gt;Ada&lt;/b&gt;,</p>');
    expect(sent?.text).not.toContain('commit');
  });
});

describe('E-mail to a minor’s guardian', () => {
  const guardian = { name: 'Cy Fell', email: 'cy@example.com' };
  const sign = async (birthDate: string) => {
    await walkTo(api, ada, { challenger: true }, 'activity-goals');
    await post(api, ada, '/registration/profile', { ...profile, birthDate });
    await post(api, ada, '/registration/activity-goals', goals);
    await walkTo(api, ada, { challenger: true }, 'waiver');
    await post(api, ada, '/registration/waiver', { ...signature, guardian });
  };

  test('contains what the guardian agreed to, and the day where the event is', async () => {
    // 21:40 in the event's zone.
    api.clock.set('2027-03-02T02:40:00Z');
    await sign('2009-08-08');
    expect((await complete()).status).toBe(200);
    const [sent, ...more] = await emails();
    expect(more.map(({ kind }) => kind)).toEqual(['registration-confirmation']);
    expect(sent).toEqual({
      recipient: 'cy@example.com',
      kind: 'guardian-agreement',
      subject: 'Ada Fell is registered for Product 2027 with your agreement',
      html: expect.stringContaining('<html lang="en">'),
      text: [
        'Hello Cy Fell,',
        'Ada Fell, under 18, is registered for Product 2027 in Tamarack Falls with your agreement:',
        '- Challenger, wherever you are\n- Challenger goal: 26.2 miles of running',
        'You signed as Cy Fell on March 1, 2027. If that wasn’t you, reply to this e-mail and tell us.',
        'Here’s what was signed, version 2027-1:',
        'The words.',
        `Learn about Product 2027: ${publicUrl()}`,
        `Product sent you this e-mail because Ada named you as parent or guardian. We don’t track whether you open it.\n${questions}`,
      ].join('\n\n'),
    });
  });

  test('is sent a day later to an address that got ten today', async () => {
    const recipient = guardian.email;
    await sendMany(api.store.db, { recipient, kind: 'guardian-agreement', createdAt: api.clock.now() }, 10);
    await sign('2009-08-08');
    await complete();
    expect((await emails()).map(({ kind }) => kind)).toEqual(['registration-confirmation']);
    api.clock.advance(day + 1);
    await api.platform.jobs.runDue();
    expect((await emails()).map(({ kind }) => kind)).toEqual([
      'guardian-agreement',
      'registration-confirmation',
    ]);
  });

  test('is not sent when the person turns out to be an adult', async () => {
    await sign('2009-08-08');
    await post(api, ada, '/registration/profile', profile);
    await complete();
    expect((await emails()).map(({ kind }) => kind)).toEqual(['registration-confirmation']);
  });
});
