/** So many donations stand on one page of the wall on a person's page. */
export const donationsOnWall = 4;
