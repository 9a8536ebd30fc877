import { defineRecipe } from '@pandacss/dev';

/** The frame of pictures: drawn scenes and uploaded photographs. */
export const pictureFrame = {
  borderRadius: 'card',
  border: '1px solid token(colors.line)',
  bg: 'paper.deep',
  overflow: 'hidden',
} as const;

export const illustration = defineRecipe({
  className: 'illustration',
  base: {
    ...pictureFrame,
    display: 'block',
    width: 'full',
    height: 'auto',
    aspectRatio: '8 / 5',
    objectFit: 'cover',
  },
  variants: {
    size: {
      small: { maxWidth: '16rem' },
      medium: { maxWidth: '26rem' },
    },
  },
});
