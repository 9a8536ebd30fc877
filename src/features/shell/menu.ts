import { useContext } from 'react';
import type { SitePath } from '#src/components/button/app-link.ts';
import { OutsideContext, type OutsidePlaces } from './outside.ts';

type OutsideAddress = `http${string}`;

/** A link of the menus. An absolute address is external, and opens in a new tab (`isOutside`). */
export type MenuLink = readonly [label: string, href: SitePath | OutsideAddress];

/** A main page of the site and the pages below it. */
export type MenuGroup = { readonly main: MenuLink; readonly links: readonly MenuLink[] };

/** External: opens in a new tab and says so. */
export const isOutside = (href: string): href is OutsideAddress => href.startsWith('http');

export const register: MenuLink = ['REGISTER', '/register'];

export const give: MenuLink = ['Give', '/give'];

const about: MenuLink = ['About', '/about'];
const faq: MenuLink = ['FAQ', '/faq'];

/** A link to a site from the settings; none where they lack it. */
const linkTo = (label: string, href: string | null): MenuLink[] =>
  href !== null && isOutside(href) ? [[label, href]] : [];

/** The top menu's groups, in order. */
export const menuGroupsWith = ({ photos }: Pick<OutsidePlaces, 'photos'>): readonly MenuGroup[] => [
  {
    main: ['Get Involved', '/get-involved'],
    links: [
      ['Ride', '/get-involved#ride'],
      ['Volunteer', '/get-involved#volunteer'],
      ['Fundraise', '/get-involved/fundraise'],
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
      ...linkTo('Photo Gallery', photos),
    ],
  },
];

/** Links for visitors, besides sign-in. */
export const visitorLinks: readonly MenuLink[] = [faq];

export const footerLinksWith = ({ shop }: Pick<OutsidePlaces, 'shop'>): readonly MenuLink[] => [
  give,
  ['Register', '/register'],
  ...linkTo('Shop', shop),
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

/** The menus with the sites from the settings. */
export const useMenus = () => {
  const outside = useContext(OutsideContext);
  const shop = linkTo('Shop', outside.shop);
  return {
    groups: menuGroupsWith(outside),
    /** The utility bar, for everybody. */
    utility: [...shop, about, give],
    /** The bar at the bottom of the drawer. */
    drawer: [...shop, about],
    footer: footerLinksWith(outside),
    networks: outside.networks,
  };
};
