import { defineSlotRecipe } from '@pandacss/dev';
import { colours } from '../colours.ts';
import { pictureFrame } from './illustration.ts';

/**
 * The background of transparent images from before uploads got one; the same on light and dark pages. Set
 * after loading: otherwise a broken image would hide the hill.
 */
const ground = { '&[data-shown]': { bg: colours.paper.light } };

/** Pictures of people, and their drawn replacement. */
export const portrait = defineSlotRecipe({
  className: 'portrait',
  slots: ['avatar', 'cover'],
  base: {
    avatar: {
      display: 'block',
      position: 'relative',
      flexShrink: '0',
      width: { base: '4.5rem', md: '6rem' },
      aspectRatio: '1',
      borderRadius: 'full',
      border: '2px solid token(colors.ink)',
      bg: 'surface',
      overflow: 'hidden',
      '& img, & svg': { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
      // Over the hill.
      '& img': { position: 'absolute', inset: '0', ...ground },
      '& .sun': { fill: 'jersey', stroke: 'jersey.ink', strokeWidth: '2px' },
      '& .far': { fill: 'climb.ahead', _dark: { fill: 'edge' } },
      '& .near': { fill: 'ink', _dark: { fill: 'forest' } },
      '& .initials': {
        fill: 'paper',
        fontFamily: 'display',
        fontWeight: 'black',
        fontSize: '30px',
        letterSpacing: 'tight',
      },
    },
    // Text is never placed on it, because its content is unknown.
    cover: {
      display: 'block',
      position: 'relative',
      width: 'full',
      height: 'clamp(8rem, 16vw, 10.5rem)',
      objectFit: 'cover',
      // The upper half of a wide picture matters most: faces, a skyline.
      objectPosition: '50% 20%',
      ...ground,
      borderBottom: '2px solid token(colors.ink)',
      // On a page with margins, it has the frame of all pictures.
      md: {
        ...pictureFrame,
        width: 'calc(100% - 3rem)',
        maxWidth: 'calc(token(sizes.page) - 3rem)',
        mx: 'auto',
        mt: '6',
      },
    },
  },
  variants: {
    size: {
      small: { avatar: { width: '3.5rem' } },
      large: { avatar: { width: { base: '6.5rem', md: '9rem' } } },
    },
  },
});
