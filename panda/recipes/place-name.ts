/** The side of its mark on which a name is. */
const nameSides = {
  east: { insetInlineStart: '12px', translate: '0 -50%' },
  west: { insetInlineEnd: '12px', translate: '0 -50%' },
  south: { insetBlockStart: '10px', translate: '-50% 0' },
  north: { insetBlockEnd: '10px', translate: '-50% 0' },
};

const ring = [
  [2.5, 0],
  [1.8, 1.8],
  [0, 2.5],
  [-1.8, 1.8],
  [-2.5, 0],
  [-1.8, -1.8],
  [0, -2.5],
  [1.8, -1.8],
];

/** A ring of paper around the letters, and a softer one around it. */
const halo = [...ring.map(([x, y]) => `${x}px ${y}px 1px`), '0 0 4px', '0 0 6px']
  .map((shadow) => `${shadow} token(colors.paper)`)
  .join(', ');

/** A place's name on the map. */
export const placeName = {
  position: 'absolute',
  whiteSpace: 'nowrap',
  fontSize: { base: '0.6875rem', sm: 'xs' },
  lineHeight: '1.2',
  fontWeight: 'bold',
  color: 'ink',
  // Around the letters only, and wide enough to separate a road that runs under them: a box would hide the route.
  textShadow: halo,
  smDown: {
    '&:not([data-phone-side])': { display: 'none' },
    '&[data-phone-side="east"]': nameSides.east,
    '&[data-phone-side="west"]': nameSides.west,
    '&[data-phone-side="south"]': nameSides.south,
    '&[data-phone-side="north"]': nameSides.north,
  },
  sm: {
    '&[data-side="east"]': nameSides.east,
    '&[data-side="west"]': nameSides.west,
    '&[data-side="south"]': nameSides.south,
    '&[data-side="north"]': nameSides.north,
  },
} as const;
