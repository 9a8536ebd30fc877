import { isWallet, wallets } from '#machines/payment/wallets.ts';
import type { DonationContext, DonationDraft, DonationMethod } from './donation.types.ts';

/** ISO 3166-1 alpha-2 of most donors; one from elsewhere changes it. */
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

/** What is known of the donor and says something: an address without a country is still at home. */
const knownOf = ({ known }: Filled): Partial<DonationDraft> => {
  if (known === null) return {};
  const { savedMethod, ...details } = known;
  const said = Object.entries(details).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(said), ...(savedMethod === null ? {} : { method: 'saved' }) };
};

const hasSaved = ({ known }: Pick<Filled, 'known'>): boolean => (known?.savedMethod ?? null) !== null;

/** A method that was chosen while it was saved, and is not there for who gives now. */
const isGone = ({ known, typed }: Filled): boolean => typed.method === 'saved' && !hasSaved({ known });

/** What the form's fields hold: what was typed, else what is known of the donor, else where a fresh page begins. */
export const draftOf = (context: Filled): DonationDraft => {
  const draft = { ...blank, ...context.defaults, ...knownOf(context), ...context.typed };
  return isGone(context) ? { ...draft, method: blank.method } : draft;
};

/**
 * Wallets know who pays: they are offered beside the amount, before a person types who they are. An organization's books need its
 * details first, whoever has a saved method pays with it unless they choose another, and one wallet is enough.
 */
export const hasWalletsFirst = (context: Filled & Pick<DonationContext, 'tokenized'>): boolean => {
  const { frequency, method } = draftOf(context);
  const isApproved = context.tokenized !== null && isWallet(method);
  return frequency !== 'Organization' && !hasSaved(context) && !isApproved;
};

/**
 * The methods that can be chosen with the payment: the saved one first, then the quickest. Whoever went on past the wallets
 * has said no to them; they are another way once a payment was declined.
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
