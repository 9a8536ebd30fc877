import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRecord } from '#machines/flow-error.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import type { Approval, FundWindowProps } from '#src/features/payment/form/payment-form.types.ts';
import { loadScript } from './load-script.ts';

/** Chariot's custom element, with its button and the window of the donor's fund. */
const script = 'https://cdn.givechariot.com/chariot-connect.umd.js';

type ChariotElement = HTMLElement & {
  /** False keeps the window closed. */
  onDonationRequest: (request: () => Promise<{ amount: number } | false>) => void;
};

/** The donor's approval, perhaps with an amount changed in the window; null for an unreadable one. */
const approvalOf = (event: Event): Approval | null => {
  const detail: unknown = 'detail' in event ? event.detail : null;
  if (!isRecord(detail) || typeof detail.workflowSessionId !== 'string') return null;
  const intent = detail.grantIntent;
  return isRecord(intent) && typeof intent.amount === 'number'
    ? { session: detail.workflowSessionId, amount: intent.amount }
    : null;
};

/** Chariot Connect, loaded when a fund is chosen. */
export const HostedFund = ({ connectId, charge, mayOpen, onApproved }: FundWindowProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const asked = useEffectEvent(async () => (mayOpen() && charge !== null ? { amount: charge } : false));
  const heard = useEffectEvent((event: Event) => {
    const approval = approvalOf(event);
    if (approval !== null) onApproved(approval);
  });

  useEffect(() => {
    const element = document.createElement('chariot-connect') as ChariotElement;
    element.setAttribute('cid', connectId);
    element.addEventListener('CHARIOT_INIT', () => element.onDonationRequest(() => asked()));
    element.addEventListener('CHARIOT_SUCCESS', (event) => heard(event));
    let isGone = false;
    loadScript(script).then(
      () => {
        if (!isGone) place.current?.append(element);
      },
      () => setAway(true),
    );
    return () => {
      isGone = true;
      element.remove();
    };
  }, [connectId]);

  return isAway ? (
    <Notice tone="error" role="alert" level={3}>
      We can’t reach your fund right now. Nothing was granted. Try again later, or pay another way.
    </Notice>
  ) : (
    <div ref={place} />
  );
};
