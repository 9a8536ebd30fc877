import type {
  Forecast,
  ForecastTime,
  Outlook,
  OwnForecast,
  PelotonForecast,
  WhatIf,
} from '#machines/forecast/forecast.types.ts';
import { enoughMoney, money, wholeMoney } from '#machines/money.ts';
import { dateText } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';

export const isOfPeloton = (forecast: Forecast): forecast is PelotonForecast => 'members' in forecast;

/** Whether an assumption is chosen. */
export const isAsked = ({ extra, routeId, share }: WhatIf): boolean =>
  extra !== 0 || routeId !== null || share !== 0;

const deadlineOf = ({ fundraisingDeadline }: ForecastTime) => dateText(fundraisingDeadline);

/** "about $2,300", and its range. */
const aboutText = ({ projection }: Outlook): string =>
  projection === null
    ? ''
    : `about ${wholeMoney(projection.likely)}${
        projection.low === projection.high
          ? ''
          : ` (${wholeMoney(projection.low)} to ${wholeMoney(projection.high)})`
      }`;

const neededText = ({ neededPerWeek }: Outlook): string =>
  neededPerWeek === null ? '' : `${enoughMoney(neededPerWeek)} a week`;

const isPast = ({ projection, committed }: Outlook): boolean =>
  projection !== null && projection.likely >= committed;

/** The forecast of a person's own fundraising, in one or two sentences. */
const ownText = (now: Outlook, time: ForecastTime): string => {
  const deadline = deadlineOf(time);
  const committed = money(now.committed);
  switch (now.state) {
    case 'not-open':
      return 'Registration hasn’t opened yet. Your forecast starts when it does.';
    case 'ended':
      return `Fundraising ended on ${deadline}. ${
        now.missing > 0
          ? `You are ${money(now.missing)} short of your commitment of ${committed}.`
          : 'Thank you for every week of it.'
      }`;
    case 'no-commitment':
      return now.projection === null
        ? `You don’t have a commitment, so there’s no amount you have to reach. After three gifts, we can show where your pace leads by ${deadline}.`
        : `You don’t have a commitment, so there’s no amount you have to reach. At your pace you’ll reach ${aboutText(now)} by ${deadline}.`;
    case 'met':
      return now.projection === null
        ? `You have met your commitment of ${committed}. Everything from here is extra.`
        : `You have met your commitment of ${committed}. At your pace you’ll reach ${aboutText(now)} by ${deadline}.`;
    case 'few-donations':
      return `You need ${neededText(now)} to meet your commitment of ${committed} by ${deadline}. After three gifts, we can show where your pace leads.`;
    case 'projected':
      return isPast(now)
        ? `At your pace you’ll reach ${aboutText(now)} by ${deadline}. To meet your commitment of ${committed}, you need ${neededText(now)}.`
        : `At your pace you’ll reach ${aboutText(now)} by ${deadline}. Your commitment is ${committed}: you need ${neededText(now)}.`;
  }
};

const likelyText = ({ likelyMembers, committedMembers }: PelotonForecast): string =>
  likelyMembers === null || committedMembers === 0
    ? ''
    : likelyMembers === 0
      ? ' So far, no one with a commitment is on track to meet it.'
      : ` ${likelyMembers} of ${counted(committedMembers, 'member')} with a commitment ${likelyMembers === 1 ? 'is' : 'are'} on track to meet it.`;

const paceText = (now: Outlook, deadline: string): string =>
  `If gifts keep coming in at this pace, your members will have raised ${aboutText(now)} by ${deadline}.`;

const pelotonText = (forecast: PelotonForecast): string => {
  const { now, time } = forecast;
  const deadline = deadlineOf(time);
  switch (now.state) {
    case 'not-open':
      return 'Registration hasn’t opened yet. The forecast starts when it does.';
    case 'ended':
      return `Fundraising ended on ${deadline}. ${now.missing > 0 ? `${money(now.missing)} is still missing.` : 'Every commitment is met.'}`;
    case 'no-commitment':
      return 'No one in your peloton has a commitment, so there’s no amount you have to reach.';
    case 'met':
      return `Every commitment is met, ${money(now.committed)} together. ${
        now.projection === null
          ? `Your members have raised ${money(now.countedAmount)} so far.`
          : paceText(now, deadline)
      }`;
    case 'few-donations':
      return `Your members need ${neededText(now)} together to meet their commitments of ${money(now.committed)} by ${deadline}. After a few gifts, we can show where this pace leads.`;
    case 'projected':
      return `${paceText(now, deadline)} To meet their commitments of ${money(now.committed)}, they need ${neededText(now)} together.${likelyText(forecast)}`;
  }
};

/** The forecast as text. */
export const headingText = (forecast: Forecast): string =>
  isOfPeloton(forecast) ? pelotonText(forecast) : ownText(forecast.now, forecast.time);

/** Whether there is a forecast to draw and assumptions to choose. */
export const isAhead = ({ now }: Pick<Forecast, 'now'>): boolean =>
  now.state !== 'not-open' && now.state !== 'ended';

const shareText = (share: number): string =>
  share > 0 ? `with ${money(share)} shared with you` : `after sharing ${money(-share)}`;

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The chosen assumptions: "With one more $100 and on the Valley Loop". */
const triedText = ({ extra, routeId, share }: WhatIf, { routes }: Pick<OwnForecast, 'routes'>): string => {
  const route = routes.find(({ id }) => id === routeId);
  const parts = [
    ...(extra > 0 ? [`with one more ${money(extra)}`] : []),
    ...(route === undefined ? [] : [`on ${route.name}`]),
    ...(share === 0 ? [] : [shareText(share)]),
  ];
  return sentence(
    parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`,
  );
};

const resultText = (outlook: Outlook): string => {
  if (outlook.state === 'no-commitment') return `you’d have ${money(outlook.countedAmount)}`;
  if (outlook.state === 'met') return `you’d have met your commitment of ${money(outlook.committed)}`;
  return `you’d need ${neededText(outlook)} to reach ${money(outlook.committed)}`;
};

/** The result: "With one more $100 you’d need $41 a week to reach $2,500." Null without an assumption. */
export const answerText = (
  forecast: Pick<OwnForecast, 'routes' | 'whatIf'>,
  whatIf: WhatIf,
): string | null => {
  if (forecast.whatIf === null) return null;
  const pace =
    forecast.whatIf.projection === null ? '' : ` At your pace you’d reach ${aboutText(forecast.whatIf)}.`;
  return `${triedText(whatIf, forecast)} ${resultText(forecast.whatIf)}.${pace}`;
};

/** Whether an outlook includes an assumption. */
export const isTried = (forecast: Forecast, outlook: Outlook): boolean => outlook !== forecast.now;

const countsText = (forecast: Forecast, outlook: Outlook): string =>
  isTried(forecast, outlook) ? 'would count' : 'count now';

/** The drawing as text. */
export const drawingText = (forecast: Forecast, outlook: Outlook): string => {
  const { weeks, fundraisingDeadline } = forecast.time;
  const sums = weeks.map(({ amount }) => wholeMoney(amount)).join(', ');
  const ahead =
    outlook.projection === null ? '' : ` By ${dateText(fundraisingDeadline)} ${aboutText(outlook)}.`;
  const committed = outlook.committed > 0 ? ` The commitment is ${money(outlook.committed)}.` : '';
  return `The last six weeks brought ${sums}. ${money(outlook.countedAmount)} ${countsText(forecast, outlook)}.${ahead}${committed}`;
};
