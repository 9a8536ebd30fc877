import { type Fill, feature, grown, inked, moved, spot, stroke } from '#server/illustration/ink.ts';
import { disc, type Point } from './geometry.ts';

export type Hair = 'short' | 'long' | 'bun' | 'afro' | 'ponytail' | 'bald' | 'scarf' | 'curls';
export type Hat = 'helmet' | 'cap' | 'none';

export type Face = {
  skin: Fill;
  hair: Hair;
  hairFill: Fill;
  hat: Hat;
  hatFill: Fill;
  beard?: boolean;
  glasses?: boolean;
};

const behind = ({ hair, hairFill }: Face): string => {
  switch (hair) {
    case 'long':
      return inked(hairFill, 'M4-6C-2-11-9-7-8.500 0C-8.500 5-9.500 8-8.500 12C-5 13-1 12 1 9L2-2Z');
    case 'afro':
      return inked(hairFill, disc([-1.6, -3], 9.6));
    case 'curls':
      return grown(
        [hairFill, disc([-5, -4], 5)],
        [hairFill, disc([-6.5, 2], 4.2)],
        [hairFill, disc([0, -7], 4.8)],
        [hairFill, disc([4.5, -5.5], 3)],
      );
    case 'bun':
      return inked(hairFill, disc([-7.6, -4.6], 3.8));
    case 'ponytail':
      return inked(hairFill, 'M-5-4C-10-5-12-1-12.500 5C-9.500 5-8 3-6 1Z');
    default:
      return '';
  }
};

const cover = ({ hair, hairFill, hat }: Face): string => {
  if (hair === 'bald') {
    return hat === 'none'
      ? inked(hairFill, 'M-6.800-1.500C-7.400 2-6.800 4-5 5L-2.400 2.600C-3.400 1-3.600-.5-3.400-2Z')
      : '';
  }
  if (hair === 'scarf') return '';
  if (hair === 'afro' || hair === 'curls')
    return inked(
      hairFill,
      'M5.800-4.600C4-9-4-9.500-6.500-4.500C-7.500-1-7 2-5.500 4L-2 1.500C-2-1 0-3 2.500-3.200Z',
    );
  return inked(
    hairFill,
    'M6.600-3.200C6.500-8.500-.5-9.800-4.500-7C-8.500-4-8 2-5.500 5.200L-2.400 2.500C-3-.6-1-3.200 2-3.400C3.600-3.400 5-3.400 6.600-3.200Z',
  );
};

const scarf = (fill: Fill): string =>
  inked(
    fill,
    'M5.500-5C3-10.500-6-10-8-3C-9.500 3-10 8-11 13C-6 15.500 2 15 6 11.500C4.500 10 3.500 8.500 2.500 6.500C.5 5-1 2-.5-1C0-3 2-4.600 5.500-5Z',
  );

const on = ({ hat, hatFill }: Face): string => {
  if (hat === 'helmet') {
    return (
      inked(hatFill, 'M8.400-3C8.600-11 .5-13.200-5-10.200C-9-8-9.800-4-8.600-1.200Z') +
      stroke('M4.500-7.600C1-9.400-3-8.600-5.500-5.600') +
      feature('M-3.600-1.600C-2.500 2-1.500 4.500 1 6.600')
    );
  }
  if (hat === 'cap') {
    return inked(
      hatFill,
      'M11.500-3.400C9.500-4.600 8-5 7-5C6-10.500-2-11-5.500-8C-8-6-8.300-3.500-7.600-1.800Z',
    );
  }
  return '';
};

/** A head in profile, facing right; the middle of the skull is at 0, 0 and its radius is 7. */
export const head = (face: Face, [x, y]: Point, turn = 0, scale = 1): string => {
  const { skin } = face;
  const drawn = [
    behind(face),
    grown(
      [
        skin,
        'M-6.400-.5C-6.600-9 6.400-9.500 6.600-1.500C6.900-.6 8.300 1.100 8.200 1.900C8.100 2.500 7 2.400 6.700 2.800C6.600 4.500 6.300 6.900 3.600 7.100C-1 7.600-6-.0-6.400-.5Z',
      ],
      [skin, disc([-0.4, -0.6], 6)],
    ),
    face.beard
      ? inked(
          face.hairFill,
          'M-2.500 2.500C-1.500 5 1 3.300 3 3.600C4.500 3.800 6 3.400 6.700 3.400C7 7 4.500 9.600 1.500 8.800C-1.500 8-3.500 5.500-2.500 2.500Z',
        )
      : '',
    cover(face),
    face.hair === 'scarf'
      ? scarf(face.hairFill)
      : face.hat === 'helmet'
        ? ''
        : inked(skin, 'M-2.800-.6a1.900 1.900 0 1 0 .9 3.200'),
    spot(disc([3.7, -0.9], 0.95)),
    face.beard ? '' : feature('M3.300 4.400C4.200 5.100 5.300 4.900 6 4.200'),
    face.glasses
      ? feature('M1.300-1a2.400 2.400 0 1 0 4.800 0a2.400 2.400 0 1 0-4.800 0M1.300-1L-2.500-.4')
      : '',
    on(face),
  ].join('');
  const inner = scale === 1 ? drawn : `<g transform="scale(${scale})">${drawn}</g>`;
  return moved(x, y, inner, turn);
};
