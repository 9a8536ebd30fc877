import type { FlowError } from '#machines/flow-error.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

export type Outlook = Schemas['ForecastOutlook'];

export type OwnForecast = Schemas['Forecast'];

export type PelotonForecast = Schemas['PelotonForecast'];

export type ForecastTime = Schemas['ForecastTime'];

/** The person by public id, or the members of a peloton. */
export type ForecastOf = { of: 'User' | 'Peloton'; id: string };

/** What a person tries out. Amounts in cents, 0 for none; `share` is positive for a received share, negative for a given one. */
export type WhatIf = {
  extra: number;
  /** A route in place of the person's own of the same ride; null for their own. */
  routeId: string | null;
  share: number;
};

export type Forecast = OwnForecast | PelotonForecast;

export type ForecastInput = ForecastOf;

export type ForecastContext = ForecastOf & {
  /** Null until it was read. */
  forecast: Forecast | null;
  /** The chosen what-if; the forecast may be of an older one. */
  whatIf: WhatIf;
  /** Why it could not be read. */
  problem: FlowError | null;
};

export type ForecastEvent =
  | { type: 'load.retried' }
  /** A what-if was chosen or removed. */
  | { type: 'whatIf.changed'; changes: Partial<WhatIf> }
  /** A donation arrived, or was taken back. */
  | { type: 'total.moved' };

export type ForecastMeta = StateMeta;
