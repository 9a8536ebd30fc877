/** Donations on one page of the donor wall of a profile. */
export const donationsOnWall = 4;
