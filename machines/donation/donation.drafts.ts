import { isWallet, wallets } from '#machines/payment/wallets.ts';
import type { DonationContext, DonationDraft, DonationMethod } from './donation.types.ts';

/** ISO 3166-1 alpha-2 country of most donors. Others choose theirs. */
const homeCountry = 'US';

const blank = {
  amount: null,
  unclearAmount: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  country: homeCountry,
  organizationId: null,
  organizationName: '',
  isAnonymous: false,
  isAmountVisible: true,
  publicName: '',
  message: '',
  tributeKind: 'none',
  tributeName: '',
  tributeEmail: '',
  method: 'CreditCard',
  isMethodKept: false,
} as const satisfies Omit<DonationDraft, 'isFeeCovered' | 'frequency'>;

type Filled = Pick<DonationContext, 'defaults' | 'known' | 'typed'>;

/** The known details of the donor that are not empty. An address without a country is at home. */
const knownOf = ({ known }: Filled): Partial<DonationDraft> => {
  if (known === null) return {};
  const { savedMethod, ...details } = known;
  const said = Object.entries(details).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(said), ...(savedMethod === null ? {} : { method: 'saved' }) };
};

const hasSaved = ({ known }: Pick<Filled, 'known'>): boolean => (known?.savedMethod ?? null) !== null;

/** The chosen method was a saved one, and the current donor has none. */
const isGone = ({ known, typed }: Filled): boolean => typed.method === 'saved' && !hasSaved({ known });

/** The values of the form's fields: what was typed, otherwise what is known of the donor, otherwise the defaults. */
export const draftOf = (context: Filled): DonationDraft => {
  const draft = { ...blank, ...context.defaults, ...knownOf(context), ...context.typed };
  return isGone(context) ? { ...draft, method: blank.method } : draft;
};

/**
 * Whether the page offers wallets beside the amount. A wallet knows who pays, so the donor types nothing. An organization's details are
 * needed first, a donor with a saved method pays with that one, and after one wallet no second one is needed.
 */
export const hasWalletsFirst = (context: Filled & Pick<DonationContext, 'tokenized'>): boolean => {
  const { frequency, method } = draftOf(context);
  const isApproved = context.tokenized !== null && isWallet(method);
  return frequency !== 'Organization' && !hasSaved(context) && !isApproved;
};

/**
 * The payment methods that the donor can choose: the saved one first, then the quickest. A donor who went past the wallets did not want
 * them; after a decline they are offered again.
 */
export const methodsOf = (
  context: Filled & Pick<DonationContext, 'decline' | 'tokenized'>,
): DonationMethod[] => {
  const hasWallets = !hasWalletsFirst(context) || context.decline !== null;
  const { method } = draftOf(context);
  return [
    ...(hasSaved(context) ? (['saved'] as const) : []),
    ...wallets.filter((wallet) => hasWallets || wallet === method),
    'CreditCard',
    'Chariot',
  ];
};
