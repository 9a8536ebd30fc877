/** A page of the app whose text is not in `content/`. */
export type OwnPage = {
  /** Must equal the title that the app gives to `usePageTitle`. */
  title: string;
  description: string;
  /** The seed of its picture's landscape. */
  picture: string;
  /** Whether a search engine may list it: pages with one person's private data are not listed. */
  isIndexed: boolean;
};

export const defaultDescription =
  'Product is a community of riders, volunteers and donors working to end cancer: pick a ride, climb with your team, and send every dollar to research.';

const open = (title: string, picture: string, description = defaultDescription): OwnPage => ({
  title,
  description,
  picture,
  isIndexed: true,
});

const hidden = (title: string, description = defaultDescription): OwnPage => ({
  title,
  description,
  picture: 'home',
  isIndexed: false,
});

/** By path; `$` matches any one part. test/unit/site-titles.test.ts compares the titles with the app's own. */
export const ownPages: Readonly<Record<string, OwnPage>> = {
  '/': open('Ride against cancer', 'home'),
  '/register': open(
    'Register',
    'register',
    'Ride, volunteer or take on a challenge of your own. Pick your route, see what it costs and what you promise to raise, and take your place.',
  ),
  '/registration': hidden('Registration'),
  '/give': open(
    'Give',
    'give',
    'Back a rider, a peloton or the general fund. Every dollar that is raised goes to cancer research.',
  ),
  '/donate': hidden(
    'Give',
    'Your gift goes to cancer research in full. Choose who you back, and see how it gets there.',
  ),
  '/donate/thanks': hidden('Thank you'),
  '/search': hidden('Search', 'Find a rider, a volunteer, a challenger or a peloton by name.'),
  '/give/search': hidden('Find someone to give to', 'Find a rider or a peloton by name, and help them up.'),
  '/sign-in': hidden('Sign in', 'Sign in with your e-mail address, Google or Facebook.'),
  '/auth/token': hidden('Signing you in'),
  '/auth/logout': hidden('Signing you out'),
  '/auth/reset-password': hidden('Choose a new password'),
  '/account-closed': hidden('Your account is closed'),
  '/activity-goals/edit': hidden('Your activity goals'),
  '/volunteer-edit/lead': hidden('The shifts you lead'),
  '/edit-donation': hidden('Your gifts and receipts'),
  '/cue-card/$': hidden('Cue card', 'Turns, climbs and rest stops of a route on one side of paper.'),
  '/fund-sharing/$': hidden('Share what was raised'),
  '/invitations/stop': hidden('Stop e-mails'),
  '/peloton/new': hidden('Start a peloton', 'Name your peloton, say why you ride, and invite your people.'),
  '/peloton/$/edit': hidden('Edit the page'),
  '/profile/$/close': hidden('Close your account'),
  '/profile/$/edit': hidden('Edit your page'),
  '/profile/$/thank': hidden('Thank your donors'),
  '/ride-route/edit': hidden('Your routes'),
  '/volunteer-edit': hidden('Your shifts'),
};

/** Titles of the pages below a person's or peloton's page. */
export const subpageTitles = {
  donations: (name: string) => `Who gave to ${name}`,
  members: (name: string) => `Who rides with ${name}`,
} as const;

export type Subpage = keyof typeof subpageTitles;
