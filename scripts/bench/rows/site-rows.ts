import type { Browser } from 'playwright';
import { missingPage } from '#scripts/bench/page-address.ts';
import { floorPaint, interactions, medianPaint, worstOn } from '#scripts/bench/page-speed.ts';
import { inLanes } from '../../in-lanes.ts';
import { type Site, startSite } from '../../site/start-site.ts';
import { withChromium } from '../chromium.ts';
import { measureDonation, person } from '../donor-robot.ts';
import { measureFirstLoad } from '../first-load.ts';
import { weighReactAlone } from '../react-alone.ts';
import { measureRegistration } from '../registration-speed.ts';
import { scaled } from '../scale.ts';
import type { Paint } from '../throttled-visit.ts';
import { type Row, rowsOf } from './row.ts';

/** One of each kind of written page, to which the targets apply. */
const read = [
  '/',
  '/about',
  '/ride-weekend',
  '/community-hub/stories/the-flat-route',
  '/training/century',
  '/faq',
];
/** In the demo data: Hollin Valley Wheelers. */
const peloton = '/peloton/de9d5b73-c409-829c-af8b-32c7852b142f';
/** One of each kind of page for giving, searching and people: rendered ahead for visitors. */
const shown = [
  '/give',
  '/donate',
  '/search?query=maya',
  '/give/search?query=maya',
  '/profile/maya-okafor',
  '/profile/maya-okafor/donations',
  peloton,
  `${peloton}/members`,
  `${peloton}/donations`,
  '/register',
  `/fund-sharing/${peloton.slice('/peloton/'.length)}`,
  missingPage,
];
/** The pages of the first-load targets. */
const budgeted = [...read, ...shown];
/** Only the app renders the last one. */
const all = [...budgeted, '/registration'];
/** The limit for the largest paint of the other pages, as a multiple of that of `/`. */
const slowest = 1.6;
const budget = 130;

/** Simultaneous pages. Beside another page a measurement would say nothing about the page alone. */
const lanes = scaled(1, 4);

type Opened = { browser: Browser; site: string };

const seconds = (milliseconds: number, digits = 2) => `${(milliseconds / 1000).toFixed(digits)} s`;

const firstLoadRows = async ({ browser, site }: Opened, react: number): Promise<Row[]> =>
  (
    await inLanes(lanes, all, (path) =>
      rowsOf(`first load of ${path}`, async () => {
        const { kilobytes, files, hasMsal } = await measureFirstLoad(browser, { site, path });
        return {
          what: `first load of ${path}`,
          measured: `${kilobytes.toFixed(1)} kB gzip in ${files} files${hasMsal ? ', MSAL among them' : ''}`,
          compared: `${(kilobytes / react).toFixed(2)} × React + React DOM alone (${react.toFixed(1)} kB)`,
          target: budgeted.includes(path) ? `≤ ${budget} kB, no MSAL` : 'no MSAL',
          met: !hasMsal && (!budgeted.includes(path) || kilobytes <= budget),
        };
      }),
    )
  ).flat();

const paintRows = async ({ browser, site }: Opened): Promise<Row[]> => {
  const floor = await floorPaint(browser);
  const home = await medianPaint(browser, { site, path: '/' });
  const limitOf = (path: string) => (read.includes(path) || path === '/donate' ? 1250 : slowest * home.lcp);
  const measurementOf = (path: string, { lcp, cls }: Paint) => ({
    what: `largest paint of ${path}`,
    measured: `${seconds(lcp)}, layout shift ${cls.toFixed(3)}`,
    compared: `${(lcp / home.lcp).toFixed(2)} × that of /, ${(lcp / floor.lcp).toFixed(2)} × a page with one heading (${seconds(floor.lcp)})`,
    target: `≤ ${seconds(limitOf(path))}, shift 0.00`,
    met: lcp <= limitOf(path) && cls < 0.005,
  });
  // /registration redirects a visitor, so it paints nothing.
  const rows = await inLanes(lanes, budgeted, (path) =>
    rowsOf(`largest paint of ${path}`, async () =>
      measurementOf(path, path === '/' ? home : await medianPaint(browser, { site, path })),
    ),
  );
  return rows.flat();
};

const interactionRows = async ({ browser, site }: Opened): Promise<Row[]> =>
  (
    await inLanes(lanes, interactions, (name) =>
      rowsOf(name, async () => {
        const worst = await worstOn(browser, site, name);
        return {
          what: name,
          measured: `${Math.round(worst)} ms at worst`,
          compared: `${(worst / 16.7).toFixed(1)} × a frame`,
          target: '≤ 100 ms',
          met: worst <= 100,
        };
      }),
    )
  ).flat();

const registrationRows = ({ browser, site }: Opened, react: number): Promise<Row[]> =>
  rowsOf('/registration, signed in', async () => {
    const { kilobytes, files, readable, floor, cls } = await measureRegistration(browser, site);
    return [
      {
        what: 'first load of /registration, signed in',
        measured: `${kilobytes.toFixed(1)} kB gzip in ${files} files`,
        compared: `${(kilobytes / react).toFixed(2)} × React + React DOM alone (${react.toFixed(1)} kB)`,
        target: '≤ 175 kB',
        met: kilobytes <= 175,
      },
      {
        what: 'first question of /registration, signed in',
        measured: `${seconds(readable)}, layout shift ${cls.toFixed(3)}`,
        compared: `${(readable / floor).toFixed(2)} × a page with one heading (${seconds(floor)})`,
        target: `≤ ${seconds(2000)}`,
        met: readable <= 2000,
      },
    ];
  });

/** The time that a first donation takes a person. */
const donationRows = ({ browser, site }: Opened, by: 'card' | 'wallet', limit: number, screens: number) => {
  const what = `a first gift by ${by} on a phone, typed at a person’s speed`;
  return rowsOf(what, async () => {
    const { time, views } = await measureDonation(browser, site, by);
    const press = person.mind + person.reach;
    return {
      what,
      measured: `${seconds(time, 1)}, ${views.length - 1} steps and the review`,
      compared: `${(time / press).toFixed(1)} × one press of a person (${seconds(press, 1)})`,
      target: `≤ ${limit} s, ≤ ${screens} steps`,
      met: time <= limit * 1000 && views.length - 1 <= screens,
    };
  });
};

const rowsOn = (site: Site, react: number): Promise<Row[]> =>
  withChromium(async (browser) => {
    const opened = { browser, site: site.address };
    return [
      ...(await firstLoadRows(opened, react)),
      ...(await rowsOf('largest paint', () => paintRows(opened))),
      ...(await interactionRows(opened)),
      ...(await registrationRows(opened, react)),
      ...(await donationRows(opened, 'card', 60, 3)),
      ...(await donationRows(opened, 'wallet', 20, 2)),
    ];
  });

/** The rows about pages, on the production build in Chromium. */
export async function siteRows(): Promise<Row[]> {
  const react = await weighReactAlone();
  const site = await startSite();
  try {
    return await rowsOn(site, react);
  } finally {
    await site.stop();
  }
}
