import type { DeclineReason } from './payments.ts';

/** The bank's answer (Braintree's processor response codes, 2000–2999). */
const byProcessorCode: Readonly<Record<string, DeclineReason>> = {
  '2001': 'insufficient-funds',
  '2002': 'insufficient-funds',
  '2003': 'insufficient-funds',
  '2004': 'expired-card',
  '2006': 'expired-card',
  '2010': 'bad-cvv',
  '2012': 'fraud',
  '2013': 'fraud',
  '2014': 'fraud',
  '2059': 'bad-postal-code',
  '2060': 'bad-postal-code',
};

/** The gateway's own rule that stopped the charge. */
const byGatewayRule: Readonly<Record<string, DeclineReason>> = {
  cvv: 'bad-cvv',
  avs: 'bad-postal-code',
  avs_and_cvv: 'bad-postal-code',
  fraud: 'fraud',
  risk_threshold: 'fraud',
};

/** The refused part of a transaction or of a card verification. */
export type Refusal = {
  status?: string | undefined;
  processorResponseCode?: string | undefined;
  processorResponseText?: string | undefined;
  gatewayRejectionReason?: string | null | undefined;
};

/** A refusal without a known reason is "not honoured". */
export const declineReason = (refusal: Refusal): DeclineReason => {
  if (refusal.status === 'failed') return 'gateway-down';
  if (refusal.status === 'gateway_rejected') {
    return byGatewayRule[refusal.gatewayRejectionReason ?? ''] ?? 'do-not-honor';
  }
  const code = refusal.processorResponseCode ?? '';
  return code.startsWith('3') ? 'gateway-down' : (byProcessorCode[code] ?? 'do-not-honor');
};
