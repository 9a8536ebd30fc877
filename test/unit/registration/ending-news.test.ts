import { expect, test } from 'vitest';
import type { RegistrationContext } from '#machines/registration/registration.types.ts';
import { newsOf } from '#src/features/registration/ending-news.ts';
import { everything, registrationAt, summary } from '#test/support/registration/registration-fixture.ts';
import { offer } from '#test/support/registration/registration-harness.tsx';

const [ride] = summary.participations;
const nobody = { challenger: false, signature: false, gravel: false, volunteer: false };
const none = { rideType: null, rideName: null, routeId: null, routeName: null, distanceMiles: null };
const helping = { ...ride, ...none, type: 'Volunteer', commitment: 0 };

/** The ending for a registration of this mix, with these participations. */
const ended = (mix: Partial<typeof nobody>, participations: unknown[], shifts: unknown[] = offer.shifts) => {
  const registration = {
    ...registrationAt({ mix: { ...nobody, ...mix }, nextStep: 'complete' }),
    state: 'completed',
  };
  const celebration = { summary: { ...summary, participations, shifts }, roster: [] };
  return { registration, celebration } as unknown as RegistrationContext;
};

test('a shift added to a ride is named first', () => {
  const news = newsOf(ended({ volunteer: true }, [ride, helping]));
  expect([news.title, news.shift?.title]).toEqual(['You’re volunteering too', 'Opening ceremony ushers']);
});

test('a ride added to a shift is named, and leads with the page', () => {
  expect(newsOf(ended({ signature: true }, [ride, helping]))).toEqual({
    title: 'You’re riding Ride Weekend too',
    shift: null,
    others: 0,
  });
});

test('two things added to a third are more', () => {
  const added = { ...ride, rideType: 'gravel' };
  expect(newsOf(ended({ gravel: true, volunteer: true }, [ride, added, helping])).title).toBe(
    'You’re in for more',
  );
});

test('a first registration for everything adds nothing to an earlier one', () => {
  const both = [ride, { ...ride, rideType: 'gravel' }, { ...helping, type: 'Challenger' }, helping];
  expect(newsOf(ended(everything, both))).toEqual({ title: null, shift: null, others: 0 });
});

test('for a person who only helps, the first shift leads, with the number of the others', () => {
  const [shift] = offer.shifts;
  const news = newsOf(ended({ volunteer: true }, [helping], [shift, { ...shift, id: 'another' }]));
  expect(news.title).toBeNull();
  expect([news.shift, news.others]).toEqual([shift, 1]);
});
