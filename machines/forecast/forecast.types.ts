import type { FlowError } from '#machines/flow-error.ts';
import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

export type Outlook = Schemas['ForecastOutlook'];

export type OwnForecast = Schemas['Forecast'];

export type PelotonForecast = Schemas['PelotonForecast'];

export type ForecastTime = Schemas['ForecastTime'];

/** Whose: a person's by public id, or that of a peloton's members. */
export type ForecastOf = { of: 'User' | 'Peloton'; id: string };

/** What a person tries out. Amounts in cents, 0 for none; `share`: received above 0, shared away below. */
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
  /** What is chosen; what is answered may be older. */
  whatIf: WhatIf;
  /** Why it could not be read, or what can't be. */
  problem: FlowError | null;
};

export type ForecastEvent =
  | { type: 'load.retried' }
  /** One of the what-ifs was chosen, or taken back. */
  | { type: 'whatIf.changed'; changes: Partial<WhatIf> }
  /** A donation arrived, or was taken back. */
  | { type: 'total.moved' };

/** What a person perceives on entering a state. */
export type ForecastMeta = { heading: string; focus: 'none'; announce: string };
