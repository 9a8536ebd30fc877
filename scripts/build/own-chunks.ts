import { oneOf } from './one-of.ts';

/*
 * Which modules of the pages of somebody who is signed in travel together.
 */

/** What somebody sees of themself above the home page and their own, and the room for it. */
const baseCamp = oneOf(
  'src/routes/-home/',
  'src/features/base-camp/(?!base-camp\\.storage|camp-)',
  'machines/base-camp/',
);

const campRoom = oneOf('src/features/base-camp/camp-', 'machines/base-camp/base-camp\\.(messages|rules)');

/** What people do on their own page: edit it, and thank their donors. */
const own = oneOf(
  'src/routes/profile\\.\\$id\\.(close|edit|thank)\\.tsx\\?',
  'src/routes/-profile/own-(contact|images)',
  'src/features/(account-closing/(?!account-closed)|contact-address/|profile/(edit/|profile\\.|see-as/|survivor/survivor-section)|thank-you/)',
  'machines/(account-closing|contact-address|profile|thank-you)/',
);

/** What captain and admins do for their peloton. */
const desk = oneOf('src/routes/-peloton/member-desk', 'src/features/member-desk/', 'machines/member-desk/');

/** What captain and admins change on their peloton's page. */
const settings = oneOf(
  'src/routes/peloton\\.\\$id\\.edit\\.tsx\\?',
  'src/routes/-peloton/peloton-images',
  'src/features/peloton/settings/',
  'machines/peloton/',
);

/** A donor's recurring donations, and how they change them. */
const recurring = oneOf(
  'src/routes/edit-donation\\.tsx\\?',
  'src/features/donation/recurring-donation/recurring-donation\\.',
);

/** What somebody changes of what they signed up for: three small pages. */
const changing = oneOf('src/routes/(activity-goals\\.edit|ride-route\\.edit|volunteer-edit)\\.tsx\\?');

export const ownChunks = [
  { name: 'base-camp', test: baseCamp, priority: 30 },
  { name: 'camp-room', test: campRoom, priority: 33 },
  { name: 'changing', test: changing, priority: 30 },
  { name: 'own', test: own, priority: 30 },
  { name: 'desk', test: desk, priority: 30 },
  { name: 'forecast', test: oneOf('(src/features|machines)/forecast/'), priority: 32 },
  { name: 'shift-lead', test: oneOf('(routes/volunteer-edit_|shift-lead)/'), priority: 30 },
  { name: 'settings', test: settings, priority: 30 },
  { name: 'recurring', test: recurring, priority: 30 },
];
