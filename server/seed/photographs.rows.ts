import { readFileSync } from 'node:fs';
import { type ImageKind, namesOf, widthsOf } from '#server/image/image.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import { today } from './calendar.ts';
import { demo } from './demo-accounts.ts';
import { pelotonId } from './pelotons.rows.ts';
import type { DemoData } from './rows.ts';

/** The project's own pictures of the valley's land: no person or place in them is real. */
const folder = new URL('./photographs/', import.meta.url);

type Owner = { personId: string | null; pelotonId: string | null };

/** Stores a photograph in every size, as an upload does. Returns the address for its page. */
const store = (data: DemoData, owner: Owner, kind: ImageKind, name: string): string => {
  const id = derivedId('image', name);
  const renditions = widthsOf[kind].map((width) => ({
    width,
    bytes: readFileSync(new URL(`${name}-${width}.webp`, folder)),
  }));
  const files = namesOf(id, renditions);
  const address = `/${files.at(-1)}`;
  data.image.push({ id, ...owner, kind, address, files, keepUntil: today, createdAt: today });
  for (const [index, { bytes }] of renditions.entries())
    data.storedFile.push({ name: files[index] ?? '', body: bytes, storedAt: today });
  return address;
};

/** The rider and the captain's peloton have pictures; everybody else has a placeholder. */
export const addPhotographs = (data: DemoData): void => {
  const rider = data.person[demo.rider];
  const peloton = data.peloton.find(({ id }) => id === pelotonId('Hollin Valley Wheelers'));
  if (rider === undefined || peloton === undefined)
    throw new RangeError('The demo has no rider or no peloton');
  const ofRider = { personId: rider.id, pelotonId: null };
  rider.profileImageUrl = store(data, ofRider, 'profile', 'rider-at-dawn');
  rider.coverImageUrl = store(data, ofRider, 'cover', 'lake-at-dawn');
  const ofPeloton = { personId: null, pelotonId: peloton.id };
  peloton.profileImageUrl = store(data, ofPeloton, 'profile', 'three-riders');
  peloton.coverImageUrl = store(data, ofPeloton, 'cover', 'lake-in-june');
};
