import { fullNameOf } from '#machines/form/person-name.ts';
import { withDebt } from '#server/fundraising/fundraising.ts';
import { type Addressee, addresseeOf, leadersToWriteTo } from '#server/membership/membership.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Written } from '#server/platform/mail/email.ts';
import type { EmailKind, Mail } from '#server/platform/mail/mail.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import {
  fundReceivedEmail,
  owedEmail,
  receivedEmail,
  sharedEmail,
  shareOwedEmail,
  takenBackEmail,
} from './fund-sharing.emails.ts';
import type { Booked } from './share-booking.ts';
import { type Owner, readFigures } from './share-figures.ts';
import type { ShareOrder, SharingPlace } from './share-order.ts';
import { placeOf } from './share-place.ts';

type Deps = { settings: Pick<Settings, 'publicUrl'>; mail: Mail };

/** An owner in the peloton of their shares. */
export type OwnedIn = {
  event: Pick<SharingPlace['event'], 'id'>;
  peloton: SharingPlace['peloton'];
  source: Owner;
};

/** The readers of an e-mail about an owner’s money: the person, or the leaders of the peloton. */
const readersFor = async (
  trx: Trx,
  place: Omit<OwnedIn, 'source'>,
  { type, id }: Owner,
): Promise<Addressee[]> =>
  type === 'User' ? [await addresseeOf(trx, id)] : leadersToWriteTo(trx, placeOf(place));

const addressed = (reader: Pick<Addressee, 'id' | 'emailAddress'>, letter: Written, kind: EmailKind) => ({
  ...letter,
  to: reader.emailAddress,
  personId: reader.id,
  kind,
});

/** An owner as others see them. */
export const namedOwner = async (
  trx: Trx,
  { peloton }: Pick<SharingPlace, 'peloton'>,
  { type, id }: Owner,
): Promise<string> =>
  type === 'User' ? fullNameOf(await addresseeOf(trx, id)) : `the fund of ${peloton.name}`;

/** Writes to both sides of every share that was booked. */
export const tellOfShares = async (
  { mail, settings: { publicUrl } }: Deps,
  trx: Trx,
  order: ShareOrder & { madeBy: string | null; reason: string | null },
  { lines, sum }: Booked,
): Promise<void> => {
  const { peloton, source, madeBy, reason } = order;
  const from = source.type === 'User' ? await namedOwner(trx, order, source) : peloton.name;
  const by = madeBy === null ? 'Your standing offer' : fullNameOf(await addresseeOf(trx, madeBy));
  // The receiver's own e-mail has the exact figures, even if the sharer may not see them.
  const receivers = lines.map(({ owner }) => owner);
  const figuresOf = await readFigures(trx, order.event, receivers, 'exact');
  const received = lines.flatMap(({ member, owner, amount }) =>
    member === null
      ? []
      : [
          addressed(
            member,
            receivedEmail(
              {
                firstName: member.firstName,
                peloton,
                from,
                amount,
                reason,
                owed: withDebt(figuresOf(owner).balance - amount).owed,
              },
              publicUrl,
            ),
            'fund-share-received',
          ),
        ],
  );
  const toFund = lines.filter(({ member }) => member === null);
  const ofFund =
    toFund.length === 0
      ? []
      : (await leadersToWriteTo(trx, placeOf(order))).map((reader) =>
          addressed(
            reader,
            fundReceivedEmail(
              { firstName: reader.firstName, peloton, from, amount: toFund[0]?.amount ?? 0, reason },
              publicUrl,
            ),
            'fund-share-received',
          ),
        );
  const facts = {
    peloton,
    isOwn: source.type === 'User',
    sum,
    lines,
    reason,
    from: source.type === 'User' ? 'what you raised' : 'the fund',
  };
  const given = (await readersFor(trx, order, source)).map((reader) =>
    addressed(
      reader,
      sharedEmail(
        { ...facts, firstName: reader.firstName, by: reader.id === madeBy ? 'You' : by },
        publicUrl,
      ),
      'fund-share-made',
    ),
  );
  await mail.sendAll(trx, [...received, ...ofFund, ...given]);
};

export type TakenBack = SharingPlace & {
  as: 'undone' | 'declined';
  by: string;
  source: Owner;
  receiver: Owner;
  amount: number;
};

/** Writes to both sides of a share that was taken back, once to each person. */
export const tellOfTakingBack = async (
  { mail, settings: { publicUrl } }: Deps,
  trx: Trx,
  taken: TakenBack,
): Promise<void> => {
  const { peloton, as, amount, source, receiver } = taken;
  const by = fullNameOf(await addresseeOf(trx, taken.by));
  const [from, to] = [await namedOwner(trx, taken, source), await namedOwner(trx, taken, receiver)];
  const isOwn = (as === 'undone' ? source : receiver).type === 'User';
  const readers = [...(await readersFor(trx, taken, source)), ...(await readersFor(trx, taken, receiver))];
  const once = [...new Map(readers.map((reader) => [reader.id, reader])).values()];
  await mail.sendAll(
    trx,
    once.map((reader) => {
      const named = (owner: Owner, name: string) => (owner.id === reader.id ? 'you' : name);
      const facts = {
        firstName: reader.firstName,
        peloton,
        as,
        by: taken.by === reader.id ? 'You' : by,
        isOwn,
        from: named(source, from),
        to: named(receiver, to),
        amount,
      };
      return addressed(reader, takenBackEmail(facts, publicUrl), 'fund-share-taken-back');
    }),
  );
};

/** Writes to the person, or the leaders of the peloton, that owes shared money, `owed` in cents, and to the holders of the shares. */
export const tellOfOwed = async (
  { mail, settings: { publicUrl } }: Deps,
  trx: Trx,
  { owner, owed, holders }: { owner: OwnedIn; owed: number; holders: readonly OwnedIn[] },
): Promise<void> => {
  const { peloton, source } = owner;
  const from = await namedOwner(trx, owner, source);
  const isOwn = source.type === 'User';
  const letters = (await readersFor(trx, owner, source)).map((reader) =>
    addressed(
      reader,
      owedEmail({ firstName: reader.firstName, peloton, isOwn, owed }, publicUrl),
      'fund-share-owed',
    ),
  );
  const written = new Set(letters.map(({ personId }) => personId));
  for (const holder of holders)
    for (const reader of await readersFor(trx, holder, holder.source)) {
      if (written.has(reader.id)) continue;
      written.add(reader.id);
      const facts = { firstName: reader.firstName, peloton: holder.peloton, from };
      letters.push(addressed(reader, shareOwedEmail(facts, publicUrl), 'fund-share-owed'));
    }
  await mail.sendAll(trx, letters);
};
