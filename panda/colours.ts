/** A colour of the brand in the light and the dark scheme. `test/unit/components/contrast.test.ts` checks every pair that meets. */
export type ColourPair = { light: string; dark: string };

export const colours = {
  /** The page. */
  paper: { light: '#FAF8F2', dark: '#0E1B17' },
  /** A quieter band of the page, behind drawings and footers. */
  'paper.deep': { light: '#F1EDE1', dark: '#0A1512' },
  /** Cards and fields. */
  surface: { light: '#FFFFFF', dark: '#15251F' },
  /** A card or field under the pointer. */
  'surface.raised': { light: '#F6F3EA', dark: '#1C3029' },
  /** Hairlines that only separate. */
  line: { light: '#E4DFD2', dark: '#2A3B34' },
  /** Borders that a person must see: fields, controls. */
  edge: { light: '#7F7B68', dark: '#6E7F77' },
  ink: { light: '#0E1B17', dark: '#F3F1E7' },
  'ink.soft': { light: '#46554E', dark: '#B4C0B9' },
  /** The one accent. Never alone on paper: it has an ink outline or an ink neighbour. */
  jersey: { light: '#D9F24B', dark: '#D9F24B' },
  'jersey.hover': { light: '#CBE63A', dark: '#E6FA72' },
  /** Text and marks on jersey, in both schemes. */
  'jersey.ink': { light: '#0E1B17', dark: '#0E1B17' },
  forest: { light: '#0A6B4A', dark: '#7FD6AE' },
  'forest.tint': { light: '#E3F1E8', dark: '#173B2D' },
  brick: { light: '#B3261E', dark: '#FF9C8F' },
  'brick.tint': { light: '#FBEAE6', dark: '#3B1D1A' },
  amber: { light: '#8A5A00', dark: '#F2C25C' },
  'amber.tint': { light: '#FBF0D9', dark: '#382B12' },
  /** The part of the climb that is still ahead. */
  'climb.ahead': { light: '#DDD7C6', dark: '#24382F' },
  contour: { light: '#D3CCB7', dark: '#243A31' },
} satisfies Record<string, ColourPair>;
