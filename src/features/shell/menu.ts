import { outside } from './outside.ts';

/** A place in the menus. An absolute address is outside, and opens in a new tab (`isOutside`). */
export type MenuLink = readonly [label: string, href: string];

/** A main place of the site and the places within it. */
export type MenuGroup = { readonly main: MenuLink; readonly links: readonly MenuLink[] };

/** Outside the site: opens in a new tab and says so. */
export const isOutside = (href: string) => href.startsWith('http');

export const register: MenuLink = ['REGISTER', '/register'];

export const give: MenuLink = ['Give', '/give'];

const shop: MenuLink = ['Shop', outside.shop];
const about: MenuLink = ['About', '/about'];
const faq: MenuLink = ['FAQ', '/faq'];

/** The top menu, in its order. */
export const menuGroups: readonly MenuGroup[] = [
  {
    main: ['Get Involved', '/get-involved'],
    links: [
      ['Ride', '/get-involved#ride'],
      ['Volunteer', '/get-involved#volunteer'],
      ['Fundraise', '/get-involved#fundraise'],
      ['Become a Partner', '/get-involved#become-a-partner'],
      ['Give', '/get-involved/give'],
    ],
  },
  {
    main: ['Events', '/rides-events'],
    links: [
      ['Register', '/register'],
      ['Ride Weekend', '/ride-weekend'],
      ['Gravel Day', '/gravel-day'],
      ['Opening Ceremony', '/opening-ceremony'],
      ['Impact Celebration', '/impact-celebration'],
    ],
  },
  {
    main: ['Our Impact', '/our-impact'],
    links: [
      ['The Research', '/research'],
      ['The Institute', '/the-institute'],
    ],
  },
  {
    main: ['The Community Hub', '/community-hub'],
    links: [
      ['Stories', '/community-hub/stories'],
      ['Resources', '/community-hub/resources'],
      ['Training', '/training'],
      ['Safety', '/safety'],
      ['Photo Gallery', outside.photos],
    ],
  },
];

/** The utility bar: for everybody, and what only visitors get besides the way in. */
export const utilityLinks: readonly MenuLink[] = [shop, about, give];
export const visitorLinks: readonly MenuLink[] = [faq];

/** The bar at the bottom of the drawer. */
export const drawerLinks: readonly MenuLink[] = [shop, about];

export const footerLinks: readonly MenuLink[] = [
  give,
  ['Register', '/register'],
  shop,
  ['Our Impact', '/our-impact'],
  about,
  ['Partners', '/about/partners'],
  faq,
  ['Contact', '/contact'],
];

export const legalLinks: readonly MenuLink[] = [
  ['Privacy Policy', '/privacy-policy'],
  ['Terms Of Use', '/terms-of-use'],
];
