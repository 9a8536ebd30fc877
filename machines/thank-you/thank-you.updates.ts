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

/** All donations are chosen at first, or the one that the person came for. */
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

/** Another choice makes another e-mail. */
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

/** The chosen donations that the server names as refunded or thanked before. */
const unfit = ({ chosen: ids }: ThankYouContext, { fields }: FlowError) =>
  fields.flatMap(({ path, code }) => {
    const [, index] = /^donationIds\.(\d+)$/.exec(path) ?? [];
    const id = index === undefined ? undefined : ids[Number(index)];
    return id !== undefined && (code === 'refunded' || code === 'thanked') ? [{ id, code }] : [];
  });

/** The e-mail was not sent, because some donations can't be thanked for. */
export const hasUnfit = (context: ThankYouContext, error: FlowError): boolean =>
  unfit(context, error).length > 0;

/** Whether other chosen donations remain. */
export const hasFit = (context: ThankYouContext, error: FlowError): boolean =>
  unfit(context, error).length < context.chosen.length;

/** Removes the donations that can't be thanked for. The server did nothing, so the key stays valid. */
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

/** Keeps the refused e-mail and the key of an attempt that may continue. */
export const failed = ({ key }: ThankYouContext, error: FlowError): Update => ({
  ...failureOf(error),
  key: isRefusal(error) ? null : key,
});

/** The number of donations that were left out. */
export const leftOutCount = ({ leftOut }: Pick<ThankYouContext, 'leftOut'>): number =>
  leftOut.refunded + leftOut.thanked;

/** The number of donations without thanks after this e-mail. */
export const remaining = ({ total, chosen: ids }: Pick<ThankYouContext, 'total' | 'chosen'>): number =>
  total - ids.length;

/** The next e-mail begins with the ready text and all remaining donations. */
export const begunAnew = (): Update => ({ ...noFailure, donationId: null, typed: null, key: null });
