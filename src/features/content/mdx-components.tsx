import type { ComponentProps } from 'react';
import {
  JobList,
  NewsList,
  ResourceList,
  StoryList,
  TrainingPlans,
} from '#src/features/content/lists/entry-lists.tsx';
import { FaqList, PartnerList } from '#src/features/content/lists/folded-lists.tsx';
import { PageTiles } from '#src/features/content/lists/tile.tsx';
import {
  Callout,
  Folded,
  Grid,
  Item,
  Margin,
  Member,
  Pull,
  Quote,
  Scene,
  Section,
  ShowAll,
  Team,
} from '#src/features/content/parts/blocks.tsx';
import {
  Deadline,
  EveningDate,
  RideDates,
  SharingEnds,
  StartBy,
} from '#src/features/content/parts/dates.tsx';
import { AllYears, Fact, Facts, Figure } from '#src/features/content/parts/facts.tsx';
import { CalendarLink } from './parts/calendar-link.tsx';
import { Commitments } from './parts/commitments.tsx';
import { ContentButton } from './parts/content-button.tsx';
import { ContentLink } from './parts/content-link.tsx';
import { ContentTable } from './parts/content-table.tsx';
import { H2, H3 } from './parts/heading.tsx';
import { InShort } from './parts/in-short.tsx';
import { PlaceMap, RouteCard } from './parts/maps.tsx';
import { PelotonFinder } from './parts/peloton-finder.tsx';
import { Question } from './parts/question.tsx';
import { Related } from './parts/related.tsx';
import { RideRoutes } from './parts/ride-routes.tsx';
import { ValleyPart } from './parts/valley.tsx';
import { YearlyTotals } from './parts/yearly-totals.tsx';

/** Loads lazily, because it is usually below the fold. */
const Image = ({ alt = '', ...rest }: ComponentProps<'img'>) => (
  <img {...rest} alt={alt} loading="lazy" decoding="async" />
);

/**
 * The components for the elements of written text, and those that texts may use by name. They are not interactive: the server renders them
 * once, from the content's data. Other elements remain unchanged; `prose` styles them.
 */
export const contentComponents = {
  h2: H2,
  h3: H3,
  a: ContentLink,
  img: Image,
  table: ContentTable,
  AllYears,
  CalendarLink,
  Callout,
  Commitments,
  Deadline,
  EveningDate,
  Fact,
  Facts,
  FaqList,
  Figure,
  Folded,
  Grid,
  InShort,
  Item,
  JobList,
  LinkButton: ContentButton,
  Margin,
  Member,
  NewsList,
  PageTiles,
  PartnerList,
  PelotonFinder,
  PlaceMap,
  Pull,
  Question,
  Quote,
  Related,
  ResourceList,
  RideDates,
  RideRoutes,
  RouteCard,
  Scene,
  Section,
  SharingEnds,
  ShowAll,
  StartBy,
  StoryList,
  Team,
  TrainingPlans,
  Valley: ValleyPart,
  YearlyTotals,
};
