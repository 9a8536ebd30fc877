import {
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { OpenPaymentForm, Paid } from '#machines/payment/payment-form.types.ts';
import { isWallet, methodNames, type Wallet } from '#machines/payment/wallets.ts';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import {
  isLocalGateway,
  PaymentForm,
  PaymentFormLoading,
  PaymentFormMissing,
  PaymentFormSkeleton,
} from '#src/features/payment/form/payment-form.tsx';
import { type PaymentWay, WayList } from '#src/features/payment/ways/way-list.tsx';
import { askForToken, type PaymentToken } from './ask-for-token.ts';
import type { Billing, OpenWallet, PaymentFormHandle, PaymentFormProps } from './form/payment-form.types.ts';
import type { FundHandle } from './ways/fund-panel.tsx';

const LocalWallets = lazyComponent(async () => (await import('./local/local-wallets.tsx')).LocalWallets);
const HostedWallets = lazyComponent(
  async () => (await import('./hosted/wallets/hosted-wallets.tsx')).HostedWallets,
);

const FundPanel = lazyComponent(async () => (await import('./ways/fund-panel.tsx')).FundPanel);

type Offered = ReadonlyMap<Wallet, OpenWallet>;

export type DonationPaymentProps = {
  /** The group's id, for the error summary. */
  id: string;
  /** The methods that the flow accepts; of wallets only this browser's are shown. */
  ways: readonly PaymentWay[];
  chosen: PaymentWay;
  /** "Visa ending in 4242, expires 04/29"; null without a saved method. */
  savedText: string | null;
  /** The charge for the form's current values, in cents; null while unknown. */
  charge: number | null;
  /** The page's address values, which the bank compares with the card. */
  billing?: Billing | undefined;
  /** The page's address fields, shown with those of the card. */
  billingFields?: ReactNode;
  /** It is visible. */
  isShown: boolean;
  error: string | undefined;
  disabled: boolean;
  onChoose: (way: PaymentWay) => void;
  /** Called after a change in the card's fields. */
  onChange: () => void;
  /** Called when this browser's wallets are known. */
  onOffered?: (wallets: readonly Wallet[]) => void;
  /** Called with the form when it is ready, and with null when it is removed. */
  onReady: (form: OpenPaymentForm | null) => void;
  /** "Gift to Maya Okafor", for a wallet's window. */
  label: string;
  /** Reloads the page; the browser asks first where something would be lost. */
  onRenew?: () => void;
};

const notReady = (id: string): Paid => ({
  kind: 'refused',
  errors: [{ id, message: 'This way to pay is still loading. Wait a moment, or choose another.' }],
});

const outOfOrder = (id: string): Paid => ({
  kind: 'refused',
  errors: [{ id, message: 'That didn’t work. Nothing was charged. Try again, or pay another way.' }],
});

type CardPanelProps = Pick<PaymentFormProps, 'disabled' | 'billing' | 'after' | 'onChange'> & {
  asking: Promise<PaymentToken | null>;
  form: React.Ref<PaymentFormHandle>;
  onRetry: () => void;
};

const CardPanel = ({ asking, form, onRetry, ...card }: CardPanelProps) => {
  const token = use(asking);
  if (token !== null) return <PaymentForm {...card} ref={form} clientToken={token.clientToken} />;
  return <PaymentFormMissing level={3} onRetry={onRetry} />;
};

type WalletsProps = {
  asking: Promise<PaymentToken | null>;
  onOffered: (offered: Offered) => void;
};

const Wallets = ({ asking, onOffered }: WalletsProps) => {
  const token = use(asking);
  if (token === null) return null;
  const { clientToken, googleMerchantId } = token;
  return isLocalGateway(clientToken) ? (
    <LocalWallets onOffered={onOffered} />
  ) : (
    <HostedWallets clientToken={clientToken} googleMerchantId={googleMerchantId} onOffered={onOffered} />
  );
};

/**
 * All payment methods for a donation. It contacts the gateway when it mounts: for each wallet that the browser has, and for the card form
 * when it is shown, each in its own chunk.
 */
export const DonationPayment = (props: DonationPaymentProps) => {
  const { id, ways, chosen, savedText, charge, billing, error, disabled, isShown } = props;
  const { onChoose, onChange, onReady, onRenew, label } = props;
  const card = useRef<PaymentFormHandle>(null);
  const fund = useRef<FundHandle>(null);
  const [asking, setAsking] = useState<Promise<PaymentToken | null> | null>(null);
  const [offered, setOffered] = useState<Offered>(new Map());
  const [connectId, setConnectId] = useState<string | null>(null);
  // Once shown, the card form stays, so that its values survive the choice of another method.
  const isCardShown = isShown && chosen === 'CreditCard';
  const [isCardOpened, setCardOpened] = useState(isCardShown);
  if (isCardShown && !isCardOpened) setCardOpened(true);

  // The call notifies the whole app, so it can't start during a render.
  useEffect(() => {
    if (asking === null) setAsking(askForToken());
  }, [asking]);

  const tellOffered = useEffectEvent((of: readonly Wallet[]) => props.onOffered?.(of));
  useEffect(() => tellOffered([...offered.keys()]), [offered]);

  // A fund's window doesn't wait for the wallets' scripts.
  useEffect(() => {
    let isCurrent = true;
    void asking?.then((token) => isCurrent && setConnectId(token?.chariotConnect ?? null));
    return () => {
      isCurrent = false;
    };
  }, [asking]);

  const ask = useCallback<OpenPaymentForm['pay']>(
    async (asked) => {
      const charge = { ...asked, label };
      const way = asked.way ?? chosen;
      if (way === 'CreditCard') return (await card.current?.tokenize()) ?? notReady(id);
      if (way === 'Chariot') return fund.current?.pay(charge) ?? notReady(id);
      const wallet = isWallet(way) ? offered.get(way) : undefined;
      // The error of a wallet's script is replaced by advice.
      return wallet?.pay(charge).catch(() => outOfOrder(id)) ?? notReady(id);
    },
    [chosen, offered, id, label],
  );
  useLayoutEffect(() => {
    onReady({
      pay: ask,
      // With another method chosen, the card form reports no errors.
      check: () => (chosen === 'CreditCard' ? (card.current?.check() ?? []) : []),
      authenticate: async (request, signal) =>
        card.current?.authenticate(request, signal) ?? { kind: 'unavailable' },
      empty: (fields) => card.current?.empty(fields),
    });
    return () => onReady(null);
  }, [ask, chosen, onReady]);

  const isOffered = (way: PaymentWay) =>
    way === 'Chariot' ? connectId !== null : isWallet(way) && offered.has(way);
  const shown = ways.filter(
    (way) => way === 'saved' || way === 'CreditCard' || way === chosen || isOffered(way),
  );
  const retry = () => setAsking(askForToken());
  const cardPanel = () => {
    if (!isCardOpened) return null;
    if (asking === null) return <PaymentFormSkeleton />;
    return (
      <Suspense fallback={<PaymentFormLoading onRenew={onRenew} />}>
        <CardPanel
          {...{ asking, disabled, billing, onChange }}
          after={props.billingFields}
          form={card}
          onRetry={retry}
        />
      </Suspense>
    );
  };
  const otherPanel = () => {
    if (chosen === 'saved' || chosen === 'CreditCard') return null;
    if (chosen !== 'Chariot')
      return (
        <p>
          {methodNames[chosen]} opens next. You approve the payment there, then review everything here before
          you give.
        </p>
      );
    if (connectId === null) return null;
    return (
      <Suspense fallback={<p>Loading the fund’s window.</p>}>
        <FundPanel ref={fund} {...{ connectId, charge, disabled, onChange }} />
      </Suspense>
    );
  };
  return (
    <>
      <WayList
        {...{ id, chosen, savedText, error, disabled, onChoose }}
        ways={shown}
        cardPanel={cardPanel()}
        otherPanel={otherPanel()}
      />
      {asking === null ? null : (
        <Suspense>
          <Wallets asking={asking} onOffered={setOffered} />
        </Suspense>
      )}
    </>
  );
};
