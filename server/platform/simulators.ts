import type { Clock } from './clock/clock.ts';
import type { Db } from './database/database.ts';
import type { Identity } from './identity/verify.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { Outcomes } from './outcomes/outcomes.ts';
import type { BraintreeConnection } from './payments/braintree.ts';
import type { ChariotConnection } from './payments/chariot/chariot-wire.ts';
import type { SecurityEvents } from './security-events/security-events.ts';
import type { IdentitySettings } from './settings/identity.settings.ts';
import type { Settings } from './settings/settings.ts';

export type IdentityDeps = {
  db: Db;
  clock: Clock;
  mail: Mail;
  securityEvents: SecurityEvents;
  site: Pick<Settings, 'host' | 'publicUrl' | 'mode'>;
};

export type GatewayDeps = { db: Db; clock: Clock; outcomes: Outcomes; log: Log };

type Running<Connection> = { connection: Connection; close: () => Promise<void> };

/** The sandbox's replacements for outside services, from `server/simulators/`. Production has none. */
export type Simulators = {
  identity: (settings: IdentitySettings, deps: IdentityDeps) => Promise<Identity>;
  /** Both gateways listen on the loopback address, at a port that the system chooses. */
  braintree: (deps: GatewayDeps) => Promise<Running<Omit<BraintreeConnection, 'timeoutMs'>>>;
  chariot: (
    deps: GatewayDeps,
  ) => Promise<Running<Omit<ChariotConnection, 'timeoutMs'> & { webhookSecret: string }>>;
};

/** @throws Error in production, where a simulator would admit anybody, or take no money */
export const requireSimulators = (simulators: Simulators | null): Simulators => {
  if (simulators === null) throw new Error('Simulators never run in production');
  return simulators;
};
