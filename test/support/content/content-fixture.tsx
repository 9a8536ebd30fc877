import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  ContentBodiesProvider,
  type ContentData,
  ContentDataProvider,
  type ContentEntry,
} from '#src/features/content/content-data.ts';

const rideIds = {
  signature: 'aaaaaaaa-0000-4000-8000-000000000001',
  gravel: 'aaaaaaaa-0000-4000-8000-000000000002',
};

export const event: NonNullable<ContentData['event']> = {
  id: 'eeeeeeee-0000-4000-8000-000000000001',
  name: 'Product 2027',
  year: 2027,
  place: 'Tamarack Falls',
  timeZone: 'America/New_York',
  startsOn: '2027-08-28',
  endsOn: '2027-09-25',
  registrationOpensAt: '2026-10-01T14:00:00.000Z',
  registrationClosesAt: '2027-08-15T23:00:00.000Z',
  isRegistrationOpen: true,
  fundraisingDeadline: '2027-10-15',
  fundSharingEnds: '2027-10-20',
  goal: 20_000_000,
  raised: 5_408_060,
  participants: 116,
  rides: [
    {
      id: rideIds.signature,
      rideType: 'signature',
      name: 'Ride Weekend',
      startsOn: '2027-08-28',
      summary: 'Two days in August.',
      routeCount: 2,
      placesLeft: 389,
      feeFrom: 12_500,
      commitmentFrom: 180_000,
      longestMiles: 102.4,
    },
    {
      id: rideIds.gravel,
      rideType: 'gravel',
      name: 'Gravel Day',
      startsOn: '2027-09-25',
      summary: 'One September morning.',
      routeCount: 1,
      placesLeft: 0,
      feeFrom: 9_000,
      commitmentFrom: 100_000,
      longestMiles: 38.2,
    },
  ],
};

const route = (given: Partial<ContentData['routes'][number]>): ContentData['routes'][number] => ({
  id: 'bbbbbbbb-0000-4000-8000-000000000001',
  rideId: rideIds.signature,
  rideType: 'signature',
  name: 'Summit Century',
  summary: 'Both passes.',
  distanceMiles: 102.4,
  climbFeet: 6850,
  day: '2027-08-28',
  startPlace: 'Founders Green',
  startTime: '06:30',
  capacity: 400,
  placesLeft: 386,
  fee: 15_000,
  commitment: 250_000,
  sponsorName: null,
  line: [
    [-80.2174, 38.5931],
    [-80.2, 38.6],
    [-80.1, 38.7],
  ],
  elevation: [872, 2778, 1200],
  ...given,
});

export const data: ContentData = {
  event,
  routes: [
    route({}),
    route({
      id: 'bbbbbbbb-0000-4000-8000-000000000002',
      name: 'Seven Bridges',
      day: '2027-08-29',
      placesLeft: 3,
      fee: 12_500,
      commitment: 180_000,
    }),
    route({
      id: 'bbbbbbbb-0000-4000-8000-000000000003',
      rideId: rideIds.gravel,
      rideType: 'gravel',
      name: 'Old Quarry',
      day: '2027-09-25',
      placesLeft: 0,
    }),
  ],
  valley: null,
  years: [
    { year: 2025, raised: 10_019_451, participants: 94, goal: 10_000_000, isCurrent: false },
    { year: 2026, raised: 15_605_133, participants: 1, goal: null, isCurrent: false },
    { year: 2027, raised: 5_408_060, participants: 116, goal: 20_000_000, isCurrent: true },
  ],
  climbs: [],
  entries: [],
  isPreview: false,
  today: '2026-11-20',
};

/** What a page has when the database can't be asked. */
export const nothing: ContentData = {
  event: null,
  routes: [],
  valley: null,
  years: [],
  climbs: [],
  entries: [],
  isPreview: false,
  today: null,
};

export const entry = (given: Partial<ContentEntry> & Pick<ContentEntry, 'path' | 'kind'>): ContentEntry => ({
  title: given.path,
  description: null,
  order: null,
  picture: null,
  date: null,
  author: null,
  person: null,
  profile: null,
  kicker: null,
  isDraft: false,
  ...given,
});

/** Renders the page as the server does, with the data of a test. */
export const drawn = (
  node: ReactNode,
  given: Partial<ContentData> = {},
  bodies: Parameters<typeof ContentBodiesProvider>[0]['value'] = {},
): string =>
  renderToStaticMarkup(
    <ContentDataProvider value={{ ...data, ...given }}>
      <ContentBodiesProvider value={bodies}>{node}</ContentBodiesProvider>
    </ContentDataProvider>,
  );

type WrittenPageProps = {
  html: string;
  /** What runs on the page. */
  part: ComponentType<{ page: RefObject<HTMLDivElement | null> }>;
  /** Without it, the part loads when the button is pressed. */
  isReady?: boolean;
};

/** A page of content as the server wrote it, with a part that the app adds. */
export const WrittenPage = ({ html, part: Part, isReady = true }: WrittenPageProps) => {
  const page = useRef<HTMLDivElement>(null);
  const [isHere, setIsHere] = useState(isReady);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as the page of content shows what the server wrote */}
      <div ref={page} dangerouslySetInnerHTML={{ __html: html }} />
      <button type="button" onClick={() => setIsHere(true)}>
        Come
      </button>
      {isHere ? <Part page={page} /> : null}
    </>
  );
};

/** The words of some HTML, as they are read. */
export const visibleText = (html: string): string =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/[\s\u00A0\u2009]+/g, ' ')
    .trim();
