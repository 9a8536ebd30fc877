import type { CalendarDay } from '#machines/calendar.ts';

export const demoPassword = 'Climb-2027!';

type DemoAccount = {
  email: string;
  firstName: string;
  lastName: string;
  gender: string | null;
  birthDate: CalendarDay;
  story: string | null;
  /** May see drafts of pages. */
  cmsPreview?: true;
  /** What a person can try out with this account. */
  shows: string;
};

/** The first people of the seed, in this order. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'rider@example.org',
    firstName: 'Maya',
    lastName: 'Okafor',
    gender: 'Woman',
    birthDate: '1989-06-21',
    story: [
      'My first year I did Riverside on a borrowed bike and cried at the finish, mostly from hunger. Now I climb Hollin Gap for my mother, who calls from the top of her own stairs to ask how far I am.',
      'She had breast cancer, surgery and four rounds of chemotherapy. The tiredness was worse than anyone had said it would be. Fourteen stairs were the hard part of her day, and nobody could tell us why it goes on for so long afterward.',
      'Someone is finding out. That is what your gift pays for, all of it. I pay for the bike, the soup and the new chain.',
      'Stairs are hills, one of you wrote to me last year. I have it on my handlebar.',
    ].join('\n\n'),
    shows: 'rides both rides, in her third year, well on the way to her goal',
  },
  {
    email: 'challenger@example.org',
    firstName: 'Tomás',
    lastName: 'Rivera',
    gender: 'Man',
    birthDate: '1994-11-02',
    story:
      'A knee keeps me off the bike this year, so I row, swim and walk instead. Same cause, drier shorts.',
    shows: 'a Challenger with activity goals and no commitment',
  },
  {
    email: 'volunteer@example.org',
    firstName: 'Grace',
    lastName: 'Lindqvist',
    gender: 'Woman',
    birthDate: '1967-03-30',
    story: 'I hand out the oranges at Lake Orrin. In nine years nobody has ever said no to an orange.',
    cmsPreview: true,
    shows: 'a volunteer who leads three shifts, and may read drafts of pages (?drafts=yes)',
  },
  {
    email: 'captain@example.org',
    firstName: 'Dev',
    lastName: 'Raman',
    gender: null,
    birthDate: '1979-09-14',
    story: 'The Wheelers began as four people and a group chat. We ride for Ellen, who was the fourth.',
    shows: 'captain of the Hollin Valley Wheelers, with requests to answer and funds to share',
  },
  {
    email: 'new@example.org',
    firstName: 'Noor',
    lastName: 'Haddad',
    gender: null,
    birthDate: '1998-01-17',
    story: null,
    shows: 'just signed up, not registered for anything',
  },
  {
    email: 'halfway@example.org',
    firstName: 'Sam',
    lastName: 'Whitcomb',
    gender: null,
    birthDate: '1991-04-08',
    story: null,
    shows: 'in the middle of a registration for both rides: next is the choice of a route',
  },
];

/** Their positions in the list of people. */
export const demo = { rider: 0, challenger: 1, volunteer: 2, captain: 3, newcomer: 4, halfway: 5 } as const;
