/** Where the walk's page is: somebody's own profile, the home page, or the sign-in page. */
export const place: { now: 'profile' | 'home' | 'sign-in' } = { now: 'profile' };
