import type { Purposes } from '#server/charging/charging.purposes.ts';
import type { ChargingDeps } from '#server/charging/charging.types.ts';
import type { GatewayReports } from '#server/platform/payments/gateway-reports.ts';

/** What it takes to bring the ledger in line with the gateway's reports. A function declares its part of it. */
export type AuditDeps = ChargingDeps & { gatewayReports: GatewayReports; purposes: Purposes };
