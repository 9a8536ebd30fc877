/** The main funding partners, in the site's order. */
export const partners = [
  { id: 'northfell', name: 'Northfell', rest: 'Outfitters' },
  { id: 'castleby', name: 'Castleby', rest: 'Credit Union' },
  { id: 'saltmarsh', name: 'Saltmarsh', rest: 'Paper' },
  { id: 'larkin', name: 'Larkin', rest: '& Daughters' },
  { id: 'ashgrove', name: 'Ashgrove', rest: 'Mutual' },
  { id: 'marlow', name: 'Marlow Ridge', rest: 'Power Cooperative' },
] as const;

export type Partner = (typeof partners)[number];
