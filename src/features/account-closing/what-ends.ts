import type { ClosingPreview } from '#machines/account-closing/account-closing.types.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { money } from '#machines/money.ts';
import { counted } from '#src/components/format/numbers.ts';

/** A thing of the person, and a sentence about what happens to it. */
export type Outcome = { title: string; text: string };

type Peloton = NonNullable<ClosingPreview['ends']['peloton']>;

const list = new Intl.ListFormat('en-US');

const pelotonText = ({ role, members, successor, name }: Peloton): string => {
  if (members === 0) return 'You’re its only member, so it closes. It keeps its page and what it raised.';
  if (role !== 'captain') return 'You leave it. We’ll tell its captain and admins.';
  const next = successor === null ? 'Another member' : fullNameOf(successor);
  return `${next} becomes captain of ${name}. To choose someone else, offer the captaincy first.`;
};

const participationOutcome = ({ participations, shifts }: ClosingPreview['ends']): Outcome[] => {
  if (participations.length === 0) return [];
  const paid = participations.includes('Rider')
    ? ' You give up your place right away, and we don’t refund the fee.'
    : '';
  const freed = shifts > 0 ? ` ${counted(shifts, 'shift')} will open up for others.` : '';
  return [
    {
      title: `This year as ${list.format(participations)}`,
      text: `You no longer take part.${paid}${freed}`,
    },
  ];
};

/** What ends with the account, the most far-reaching first. */
export const endingOutcomes = ({ ends }: ClosingPreview): Outcome[] => {
  const { hasOpenRegistration, peloton, request, recurringDonations } = ends;
  return [
    {
      title: 'Your page and what we know about you',
      text: 'Name, story, pictures, contact data and everything else you entered are erased. No one can find your page anymore.',
    },
    ...participationOutcome(ends),
    ...(hasOpenRegistration ? [{ title: 'Your open registration', text: 'It ends unfinished.' }] : []),
    ...(peloton === null ? [] : [{ title: peloton.name, text: pelotonText(peloton) }]),
    ...(request === null ? [] : [{ title: `Your request to ${request.name}`, text: 'It’s withdrawn.' }]),
    ...(recurringDonations.count === 0
      ? []
      : [
          {
            title: counted(recurringDonations.count, 'monthly gift'),
            text: `${money(recurringDonations.amount)} a month ends. Nothing more is charged.`,
          },
        ]),
  ];
};

/** What remains after the account is closed. */
export const stayingOutcomes = ({
  ends: { peloton },
  stays: { raised, donations, donated },
}: ClosingPreview): Outcome[] => [
  ...(raised > 0
    ? [
        {
          title: `${money(raised)} that you raised`,
          text: `Every dollar goes to research as promised.${peloton === null ? '' : ` The total of ${peloton.name} goes down by it, as it does when anyone leaves.`}`,
        },
      ]
    : []),
  ...(donations > 0
    ? [
        {
          title: `${counted(donations, 'gift')} from you, ${money(donated)}`,
          text: 'Lists show them as anonymous. We keep the receipts, with name and address, because the law requires it.',
        },
      ]
    : []),
  {
    title: 'Signed waivers',
    text: 'If you signed one, we keep it as proof of what you agreed to.',
  },
];
