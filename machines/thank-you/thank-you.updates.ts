import { type FlowError, isRefusal } from '#machines/flow-error.ts';
import { failureOf, mended, noFailure } from '#machines/form/form-failure.ts';
import type { ThankYouContext, ThankYouInput, Unthanked } from './thank-you.types.ts';

type Update = Partial<ThankYouContext>;

const nothingLeftOut = { refunded: 0, thanked: 0 };

export const initialContext = (input: ThankYouInput): ThankYouContext => ({
  ...input,
  ...noFailure,
  donations: [],
  total: 0,
  chosen: [],
  typed: null,
  key: null,
  leftOut: nothingLeftOut,
});

/** All are chosen to begin with, or the one that the person came for. */
export const loaded = ({ donationId }: ThankYouContext, { donations, total }: Unthanked): Update => {
  const ids = donations.map(({ id }) => id);
  const isThere = donationId !== null && ids.includes(donationId);
  return {
    ...noFailure,
    donations,
    total,
    chosen: isThere ? [donationId] : ids,
    key: null,
    leftOut: nothingLeftOut,
  };
};

/** Another choice is another e-mail. */
export const chosen = (context: ThankYouContext, ids: readonly string[]): Update => ({
  ...mended(context, ['chosen']),
  chosen: [...ids],
  key: null,
});

export const typed = (context: ThankYouContext, text: string): Update => ({
  ...mended(context, ['text']),
  typed: text,
  key: null,
});

/** The same e-mail keeps its key, so that it goes out once however often it is sent. */
export const submitted = ({ key: before }: ThankYouContext, key: string): Update => ({
  ...noFailure,
  key: before ?? key,
});

/** The donations among the chosen that the server names as refunded or thanked before. */
const unfit = ({ chosen: ids }: ThankYouContext, { fields }: FlowError) =>
  fields.flatMap(({ path, code }) => {
    const [, index] = /^donationIds\.(\d+)$/.exec(path) ?? [];
    const id = index === undefined ? undefined : ids[Number(index)];
    return id !== undefined && (code === 'refunded' || code === 'thanked') ? [{ id, code }] : [];
  });

/** Nobody was written to, because some donations can't be thanked for. */
export const hasUnfit = (context: ThankYouContext, error: FlowError): boolean =>
  unfit(context, error).length > 0;

/** Whether something is left to be thanked for without those. */
export const hasFit = (context: ThankYouContext, error: FlowError): boolean =>
  unfit(context, error).length < context.chosen.length;

/** Without the donations that can't be thanked for. The server did nothing, so the key stays good. */
export const reduced = (context: ThankYouContext, error: FlowError): Update => {
  const those = unfit(context, error);
  const count = (wanted: 'refunded' | 'thanked') => those.filter(({ code }) => code === wanted).length;
  const isFit = (id: string) => !those.some((one) => one.id === id);
  return {
    donations: context.donations.filter(({ id }) => isFit(id)),
    total: context.total - those.length,
    chosen: context.chosen.filter(isFit),
    leftOut: {
      refunded: context.leftOut.refunded + count('refunded'),
      thanked: context.leftOut.thanked + count('thanked'),
    },
  };
};

/** What was turned down, with the key of an attempt that may go on. */
export const failed = ({ key }: ThankYouContext, error: FlowError): Update => ({
  ...failureOf(error),
  key: isRefusal(error) ? null : key,
});

/** How many donations were left out on the way. */
export const leftOutCount = ({ leftOut }: Pick<ThankYouContext, 'leftOut'>): number =>
  leftOut.refunded + leftOut.thanked;

/** How many donations are still to be thanked for, once this e-mail is out. */
export const remaining = ({ total, chosen: ids }: Pick<ThankYouContext, 'total' | 'chosen'>): number =>
  total - ids.length;

/** The next e-mail begins with the ready text, and with all that are left. */
export const begunAnew = (): Update => ({ ...noFailure, donationId: null, typed: null, key: null });
