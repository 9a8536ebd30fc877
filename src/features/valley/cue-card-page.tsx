import type { components } from '#openapi/contract.gen.ts';
import { contentLink } from '#src/components/button/app-link.ts';
import { Button } from '#src/components/button/button.tsx';
import { EarlyForm } from '#src/components/button/early-form.tsx';
import { TextAnchor, TextLink } from '#src/components/button/text-link.tsx';
import { placesOf } from '#src/components/course/course-line.ts';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { feet, plainNumber } from '#src/components/format/numbers.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { slots } from '#src/components/style/style.ts';
import { RouteMap } from '#src/components/valley/route-map.tsx';

export type CueCard = components['schemas']['CueCard'];
type Cue = CueCard['cues'][number];

const ways: Readonly<Record<NonNullable<Cue['turn']>, string>> = {
  left: 'Left',
  right: 'Right',
  straight: 'Straight',
  'slight-left': 'Bear left',
  'slight-right': 'Bear right',
  'sharp-left': 'Sharp left',
  'sharp-right': 'Sharp right',
};

const kinds: Readonly<Record<Exclude<Cue['kind'], 'turn' | 'climb'>, string>> = {
  start: 'Start',
  stop: 'Rest stop',
  pass: 'Pass',
  night: 'Night',
  finish: 'Finish',
};

/** The action, and the road or the place: "Left", "Cold Spring Road". */
const cueTexts = ({ kind, turn, name, climb }: Cue): { what: string; where: string } => {
  if (kind === 'turn') return { what: ways[turn ?? 'straight'], where: name };
  if (kind !== 'climb') return { what: kinds[kind], where: name };
  const figures =
    climb && `${feet(climb.feet)} in ${plainNumber(climb.miles)} mi, ${plainNumber(climb.grade)}%`;
  return { what: 'Climb', where: figures ?? name };
};

const print = () => globalThis.print();

/** A route's cue card for the handlebar: one side of A5 in print. */
export const CueCardPage = ({ card }: { card: CueCard }) => {
  const at = slots('cueCard');
  const { route, cues, steepestMile } = card;
  return (
    <PageFrame>
      <div className={at('root')}>
        <div className={at('ways')}>
          <TextLink {...contentLink(route.rideType === 'gravel' ? '/gravel-day' : '/ride-weekend')}>
            All routes
          </TextLink>
          <TextAnchor href={`/api/valley/routes/${route.id}/gpx`} download>
            GPX file
          </TextAnchor>
          <EarlyForm onPress={print}>
            <Button type="submit" tone="primary">
              Print the card
            </Button>
          </EarlyForm>
        </div>
        <article className={at('card')}>
          <header className={at('head')}>
            <h1 tabIndex={-1}>{route.name}</h1>
            <p>
              {plainNumber(route.distanceMiles)} miles, {feet(route.climbFeet)} of climbing
              {steepestMile === null
                ? null
                : `, steepest mile ${plainNumber(steepestMile.grade)}% from mile ${plainNumber(steepestMile.from)}`}
            </p>
            <p>
              {dateText(route.day, 'brief')}, {timeOfDay(route.startTime)}, {route.startPlace}
            </p>
          </header>
          <table className={at('table')}>
            <caption className="unseen">Cues of {route.name}, from start to finish</caption>
            <thead>
              <tr>
                <th scope="col">Mile</th>
                <th scope="col">Cue</th>
                <th scope="col">Road or place</th>
                <th scope="col">To next</th>
              </tr>
            </thead>
            <tbody>
              {cues.map((cue) => {
                const { what, where } = cueTexts(cue);
                return (
                  <tr key={`${cue.mile} ${cue.kind} ${cue.name}`} data-kind={cue.kind}>
                    <td>{cue.mile.toFixed(1)}</td>
                    <th scope="row">{what}</th>
                    <td>{where}</td>
                    <td>{cue.toNext === 0 ? '' : cue.toNext.toFixed(1)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </article>
        <div className={at('beside')}>
          <RouteMap
            route={{ id: route.id, name: route.name, line: placesOf(route.line) }}
            label={`Map of ${route.name}`}
          />
        </div>
      </div>
    </PageFrame>
  );
};
