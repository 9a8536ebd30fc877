import type { components } from '#openapi/contract.gen.ts';

export type Fund = components['schemas']['FundSharing'];
export type Recipient = components['schemas']['FundSharingRecipient'];
