import { type Donation, measureDonations } from './donor-robot.ts';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** The rows of the table about how long a first donation takes a person. */
export async function donationRows(address: string) {
  const { card, wallet, person } = await measureDonations(address);
  const row = (by: string, { time, views }: Donation, limit: number, screens: number) => ({
    what: `a first gift by ${by} on a phone, typed at a person’s speed`,
    measured: `${seconds(time)}, ${views.length - 1} steps and the review`,
    compared: `${(time / (person.mind + person.reach)).toFixed(1)} × one press of a person (${seconds(person.mind + person.reach)})`,
    target: `≤ ${limit} s, ≤ ${screens} steps`,
    met: time <= limit * 1000 && views.length - 1 <= screens,
  });
  return [row('card', card, 60, 3), row('wallet', wallet, 20, 2)];
}
