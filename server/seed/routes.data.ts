import type { CourseShape } from './course.ts';

type Places = { capacity: number; riders: number };

/** Fee and commitment in cents. `riders` is how many of the places are taken when the seed is done. */
export type RouteDraft = Places & {
  key: string;
  rideType: 'signature' | 'gravel';
  name: string;
  summary: string;
  day: 'saturday' | 'sunday' | 'gravelDay';
  startPlace: string;
  startTime: string;
  fee: number;
  commitment: number;
  sponsor?: true;
  /** Whether it was there in 2025 and 2026 too. */
  isOld: boolean;
  course: Omit<CourseShape, 'name'>;
};

export const place = 'Tamarack Falls, Hollin Valley';
export const sponsorName = 'Northfell Outfitters';

const town = { start: [-80.2174, 38.5931], startFeet: 872 } as const;
const lake = { start: [-80.1662, 38.6408], startFeet: 941 } as const;
const quarry = { start: [-80.3019, 38.5477], startFeet: 1104 } as const;

export const routes: readonly RouteDraft[] = [
  {
    key: 'summit',
    rideType: 'signature',
    name: 'Summit Century',
    summary:
      'The whole valley and both passes. The climb to Hollin Gap comes at mile 53, so keep something back.',
    day: 'saturday',
    startPlace: 'Founders Green, Tamarack Falls',
    startTime: '06:30',
    fee: 15_000,
    commitment: 250_000,
    capacity: 400,
    riders: 14,
    isOld: true,
    course: { ...town, kind: 'loop', miles: 102.4, climbFeet: 6850, bearing: 20 },
  },
  {
    key: 'traverse',
    rideType: 'signature',
    name: 'Two-Day Traverse',
    summary:
      'North over the Hollin Ridge to Saltmarsh, two days with a night at Camp Orrin. We carry your bag.',
    day: 'saturday',
    startPlace: 'Mill Street Depot, Tamarack Falls',
    startTime: '06:00',
    fee: 22_500,
    commitment: 300_000,
    capacity: 150,
    riders: 7,
    isOld: false,
    course: { ...town, kind: 'through', miles: 181.2, climbFeet: 9940, bearing: 28 },
  },
  {
    key: 'bridges',
    rideType: 'signature',
    name: 'Seven Bridges',
    summary:
      'Seven covered bridges and the long way around Lake Orrin. Kept small: the bridges take one rider at a time.',
    day: 'sunday',
    startPlace: 'Lake Orrin Boathouse',
    startTime: '07:30',
    fee: 12_500,
    commitment: 180_000,
    capacity: 18,
    riders: 15,
    isOld: false,
    course: { ...lake, kind: 'loop', miles: 71.3, climbFeet: 4120, bearing: 75 },
  },
  {
    key: 'orchard',
    rideType: 'signature',
    name: 'Orchard Fifty',
    summary: 'Rolling orchard roads with one proper hill, and cider doughnuts at the top of it.',
    day: 'saturday',
    startPlace: 'Founders Green, Tamarack Falls',
    startTime: '08:00',
    fee: 10_000,
    commitment: 150_000,
    capacity: 500,
    riders: 15,
    isOld: true,
    course: { ...town, kind: 'loop', miles: 52.6, climbFeet: 2480, bearing: 140 },
  },
  {
    key: 'river',
    rideType: 'signature',
    name: 'Riverside 25',
    summary: 'Flat and friendly along the Little Orrin. A first ride, a family ride, a chatting ride.',
    day: 'sunday',
    startPlace: 'Lake Orrin Boathouse',
    startTime: '09:00',
    fee: 7_500,
    commitment: 75_000,
    capacity: 300,
    riders: 12,
    isOld: true,
    course: { ...lake, kind: 'loop', miles: 24.8, climbFeet: 640, bearing: 210 },
  },
  {
    key: 'northfell',
    rideType: 'signature',
    name: 'Northfell Long Table',
    summary: 'The Northfell crew’s own loop, which ends at a table for forty in the walnut orchard.',
    day: 'saturday',
    startPlace: 'Northfell Yard, Tamarack Falls',
    startTime: '08:30',
    fee: 10_000,
    commitment: 150_000,
    capacity: 40,
    riders: 3,
    sponsor: true,
    isOld: false,
    course: { ...town, kind: 'loop', miles: 58.9, climbFeet: 3150, bearing: 300 },
  },
  {
    key: 'ridgeline',
    rideType: 'gravel',
    name: 'Ridgeline',
    summary:
      'Forest road along the spine of the Hollin Ridge. Tires of 40 mm or more, and a spare tube or two.',
    day: 'gravelDay',
    startPlace: 'Quarry Gate',
    startTime: '07:30',
    fee: 11_000,
    commitment: 150_000,
    capacity: 250,
    riders: 10,
    isOld: true,
    course: { ...quarry, kind: 'loop', miles: 63.7, climbFeet: 5310, bearing: 330 },
  },
  {
    key: 'quarry',
    rideType: 'gravel',
    name: 'Old Quarry',
    summary: 'Through the slate quarry, which opens its gates to us for one morning a year and to few.',
    day: 'gravelDay',
    startPlace: 'Quarry Gate',
    startTime: '08:30',
    fee: 9_000,
    commitment: 100_000,
    capacity: 12,
    riders: 12,
    isOld: false,
    course: { ...quarry, kind: 'loop', miles: 38.2, climbFeet: 2260, bearing: 250 },
  },
  {
    key: 'fireroad',
    rideType: 'gravel',
    name: 'Fire Road Sampler',
    summary: 'A gentle taste of gravel on wide fire roads. Any bike with sound brakes will do.',
    day: 'gravelDay',
    startPlace: 'Quarry Gate',
    startTime: '10:00',
    fee: 6_000,
    commitment: 50_000,
    capacity: 200,
    riders: 8,
    isOld: true,
    course: { ...quarry, kind: 'loop', miles: 19.5, climbFeet: 830, bearing: 200 },
  },
];
