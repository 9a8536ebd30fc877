import type { Fill } from '#server/illustration/ink.ts';
import type { Person } from './body.ts';
import type { Face, Hair } from './head.ts';

const face = (skin: Fill, hair: Hair, hairFill: Fill, more: Partial<Face> = {}): Face => ({
  skin,
  hair,
  hairFill,
  hat: 'none',
  hatFill: 'paper',
  ...more,
});

const person = (look: Face, more: Partial<Person> = {}): Person => ({
  face: look,
  size: 1,
  build: 1,
  top: 'forest',
  bottom: 'slate',
  legs: 'long',
  sleeves: 'short',
  shoes: 'paper',
  ...more,
});

/** Everybody who stands in for the people of the event; what they wear changes with the scene. */
export const cast = {
  maya: person(face('skin5', 'curls', 'black'), { build: 0.95, top: 'jersey' }),
  tomas: person(face('skin3', 'short', 'black', { beard: true }), { build: 1.1, top: 'forest' }),
  grace: person(face('skin1', 'bun', 'gray', { glasses: true }), { size: 0.95, build: 1.1, top: 'jersey' }),
  rosalind: person(face('skin1', 'short', 'gray', { glasses: true }), {
    size: 0.96,
    build: 1.3,
    top: 'mint',
  }),
  dev: person(face('skin4', 'short', 'black', { beard: true }), { top: 'jersey' }),
  samira: person(face('skin3', 'scarf', 'forest', { glasses: true }), {
    size: 0.97,
    top: 'paper',
    sleeves: 'long',
    wears: 'coat',
  }),
  walter: person(face('skin5', 'bald', 'gray', { glasses: true }), {
    size: 0.98,
    build: 1.05,
    top: 'amber',
    sleeves: 'long',
  }),
  ximena: person(face('skin2', 'ponytail', 'brown'), { size: 0.86, build: 0.88, top: 'jersey' }),
  carolina: person(face('skin2', 'long', 'brown'), {
    build: 1.1,
    top: 'brick',
    legs: 'skirt',
    bottom: 'forest',
  }),
  june: person(face('skin1', 'long', 'red'), { build: 0.92, top: 'forest', sleeves: 'long' }),
  teodor: person(face('skin1', 'short', 'blond', { hat: 'cap', hatFill: 'forest', beard: true }), {
    size: 1.03,
    build: 1.15,
    top: 'jersey',
    wears: 'vest',
  }),
  shirin: person(face('skin2', 'ponytail', 'black'), { build: 0.95, top: 'mint' }),
  calvin: person(face('skin3', 'long', 'black'), { size: 1.02, build: 1.2, top: 'paper', sleeves: 'long' }),
  wei: person(face('skin2', 'short', 'black'), { build: 0.92, top: 'brick' }),
  ada: person(face('skin4', 'afro', 'black'), { build: 1.25, top: 'mint' }),
  nour: person(face('skin2', 'scarf', 'brick'), { size: 0.96, top: 'jersey', sleeves: 'long' }),
  bo: person(face('skin1', 'bald', 'gray', { beard: true }), { build: 1.35, top: 'forest' }),
  kid: person(face('skin3', 'short', 'brown'), {
    size: 0.62,
    build: 1,
    top: 'amber',
    isChild: true,
    legs: 'bare',
    bottom: 'forest',
  }),
  girl: person(face('skin5', 'afro', 'black'), {
    size: 0.58,
    build: 1,
    top: 'mint',
    isChild: true,
    legs: 'skirt',
    bottom: 'brick',
  }),
  tot: person(face('skin1', 'short', 'red'), {
    size: 0.5,
    build: 1.05,
    top: 'jersey',
    isChild: true,
    legs: 'bare',
    bottom: 'ink',
  }),
} as const satisfies Record<string, Person>;

export type Name = keyof typeof cast;

/** As they come to ride: helmet, shorts. */
export const asRider = (who: Person, helmet: Fill = 'paper', top: Fill = who.top): Person => ({
  ...who,
  top,
  bottom: 'ink',
  legs: 'bare',
  face: {
    ...who.face,
    hair: who.face.hair === 'curls' || who.face.hair === 'afro' ? 'short' : who.face.hair,
    hat: 'helmet',
    hatFill: helmet,
  },
});
