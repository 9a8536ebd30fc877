import type { Junction } from './roads.data.ts';

/** Places of the valley that people ride from, to and over, by their names in shifts and routes. */
export const places: Partial<Record<Junction, string>> = {
  green: 'Founders Green',
  depot: 'Mill Street Depot',
  boathouse: 'Lake Orrin Boathouse',
  gate: 'Quarry Gate',
  gap: 'Hollin Gap',
  notch: 'Slate Notch',
  barn: 'Chapel Hill Barn',
  orrin: 'Camp Orrin',
  saltmarsh: 'Saltmarsh',
  yard: 'Northfell Yard',
  walnut: 'Walnut Corner',
  larch: 'Larch Hill Grange',
  inlet: 'Inlet Bridge',
  northshore: 'North Shore Landing',
  spring: 'Cold Spring',
  kestrel: 'Kestrel Farm',
  oak: 'Hollow Oak',
  tanners: 'Tanners’ Cross',
  kiln: 'Lime Kiln',
  stillwater: 'Stillwater Mill',
  orchard: 'High Orchard',
  rowan: 'Rowan Farm',
  alder: 'Alder Point',
  spoil: 'Slate Tip',
};

/** Where a road crosses the ridge. */
export const passes: readonly Junction[] = ['gap', 'notch'];
