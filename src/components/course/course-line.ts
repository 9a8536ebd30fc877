/** Longitude and latitude in degrees. */
export type Place = readonly [longitude: number, latitude: number];

/** A course's line from the contract: pairs of longitude and latitude. */
export const placesOf = (line: readonly (readonly number[])[]): Place[] =>
  line.map(([longitude = 0, latitude = 0]) => [longitude, latitude]);
