import type { ChargingDeps, Purposes } from '#server/charging/charging.types.ts';
import type { GatewayReports } from '#server/platform/payments/gateway-reports.ts';

/** What aligning the ledger with the gateway's reports needs. A function declares its part of it. */
export type AuditDeps = ChargingDeps & { gatewayReports: GatewayReports; purposes: Purposes };
