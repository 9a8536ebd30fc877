import type { Year } from './calendar.ts';

export type PelotonDraft = {
  name: string;
  parent?: string;
  isSuper?: true;
  story: string;
  since: Year;
  acceptingNewMembers: boolean;
  displayDonations: boolean;
  /** How many of this year's participants are in it. */
  size: number;
};

const open = { acceptingNewMembers: true, displayDonations: true } as const;

/** The captain's demo account leads the first. */
export const pelotons: readonly PelotonDraft[] = [
  {
    name: 'Hollin Valley Wheelers',
    story:
      'Four people and a group chat, once. Now we fill the back room of the Depot on Thursdays. Every pace has a group, and nobody is dropped before the first coffee.',
    since: 2025,
    size: 14,
    ...open,
  },
  {
    name: 'Brightwater Health',
    isSuper: true,
    story:
      'Nurses, researchers, porters and the people who keep the lights on: everyone at Brightwater rides under one name, in three pelotons.',
    since: 2025,
    size: 2,
    ...open,
  },
  {
    name: 'Brightwater Nurses',
    parent: 'Brightwater Health',
    story: 'We know our way around a blister. Ask us anything at the rest stops.',
    since: 2025,
    size: 7,
    ...open,
  },
  {
    name: 'Brightwater Labs',
    parent: 'Brightwater Health',
    story: 'The people behind the microscopes, in daylight for once.',
    since: 2026,
    size: 6,
    ...open,
  },
  {
    name: 'Brightwater Night Shift',
    parent: 'Brightwater Health',
    story: 'We train at dawn because that is when we get off work.',
    since: 2027,
    size: 5,
    ...open,
  },
  {
    name: 'Team Ruth',
    story:
      'Ruth taught third grade in Saltmarsh for thirty-one years. Her pupils ride, and some of their children do too.',
    since: 2025,
    size: 9,
    acceptingNewMembers: false,
    displayDonations: true,
  },
  {
    name: 'The Granny Gears',
    story: 'Average age 67, average speed our own business. We have never been last twice in a row.',
    since: 2025,
    size: 8,
    ...open,
  },
  {
    name: 'Spoke & Mirrors',
    story: 'A peloton of amateur magicians. We make hills disappear, slowly.',
    since: 2026,
    size: 6,
    ...open,
  },
  {
    name: 'Tailwind Teachers',
    story: 'Homework: one long ride a week. Extra credit for hills.',
    since: 2026,
    size: 7,
    ...open,
  },
  {
    name: 'Chain Reaction',
    story: 'Everyone brings one person who has never ridden. That is how there came to be so many of us.',
    since: 2026,
    size: 8,
    ...open,
  },
  {
    name: 'Lanterne Rouge',
    story: 'Someone has to come in last, and we do it with lights on.',
    since: 2027,
    size: 6,
    ...open,
    displayDonations: false,
  },
  {
    name: 'Castleby Credit Union',
    story: 'We count things for a living. This year we count miles.',
    since: 2027,
    size: 5,
    ...open,
  },
];
