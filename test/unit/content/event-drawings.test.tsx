import { describe, expect, test } from 'vitest';
import { contentComponents } from '#src/features/content/mdx-components.tsx';
import { data, drawn, nothing, visibleText } from '#test/support/content/content-fixture.tsx';

const { RideRoutes, YearlyTotals } = contentComponents;

/** The text alternatives of the drawings. */
const labels = (html: string) =>
  [...html.matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, label]) => label);

describe('Routes of a ride', () => {
  test('show start, distance, climbing, fee and the amount to raise', () => {
    const html = drawn(<RideRoutes ride="signature" />);
    expect(visibleText(html)).toBe(
      'Summit Century 386 places left Both passes. Sat, Aug 28, 6:30 AM · Founders Green ' +
        'miles 102.4 of climbing 6,850 ft fee $150 to raise $2,500 Register for Summit Century Cue card of Summit Century GPX file of Summit Century ' +
        'Highest point 2,778 ft 0 26 51 77 102 miles ' +
        'Seven Bridges 3 places left Both passes. Sun, Aug 29, 6:30 AM · Founders Green ' +
        'miles 102.4 of climbing 6,850 ft fee $125 to raise $1,800 Register for Seven Bridges Cue card of Seven Bridges GPX file of Seven Bridges ' +
        'Highest point 2,778 ft 0 26 51 77 102 miles',
    );
    expect(labels(html).slice(0, 2)).toEqual([
      'Map of Summit Century: 102.4 miles from Founders Green',
      'Elevation profile: 102 miles with 6,850 ft of climbing, the highest point at 2,778 ft.',
    ]);
  });

  test('have the ways on, and no way in where they are full', () => {
    const hrefs = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
    const [route] = data.routes;
    if (!route) throw new Error('The fixture has no route');
    const others = [`/cue-card/${route.id}`, `/api/valley/routes/${route.id}/gpx`];
    expect(hrefs(drawn(<RideRoutes ride="signature" />, { routes: [route] }))).toEqual([
      `/register?choose=signature,${route.id}`,
      ...others,
    ]);
    expect(hrefs(drawn(<RideRoutes ride="signature" />, { routes: [{ ...route, placesLeft: 0 }] }))).toEqual(
      others,
    );
  });

  test('are drawn to one height scale', () => {
    const [route] = data.routes;
    if (!route) throw new Error('The fixture has no route');
    const hilly = { ...route, elevation: [800, 2800, 800] };
    const flat = { ...route, elevation: [800, 900, 800] };
    const highest = (html: string) =>
      [...html.matchAll(/<path d="([^"]*)" class="course__land/g)].map(([, path = '']) =>
        Math.min(...[...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y))),
      );
    const [hills = 0, road = 0] = highest(drawn(<RideRoutes ride="signature" />, { routes: [hilly, flat] }));
    // Of the drawing's 160 units the hilly one takes 0.88, and the flat one, a twentieth as high, a twentieth of that.
    expect(144 - hills).toBeCloseTo(20 * (144 - road), -1);
  });

  test('are marked as full, or with the few places left', () => {
    expect(drawn(<RideRoutes ride="gravel" />)).toContain('<span class="tag tag--tone_soft">Full</span>');
    expect(drawn(<RideRoutes ride="signature" />)).toContain(
      '<span class="tag tag--tone_warning">3 places left</span>',
    );
  });

  test('render with an empty course, and escape markup in the name', () => {
    const [route] = data.routes;
    if (!route) throw new Error('The fixture has no route');
    const html = drawn(<RideRoutes ride="signature" />, {
      routes: [{ ...route, name: '<script>alert(1)</script>', line: [], elevation: [], placesLeft: 1 }],
    });
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    expect(visibleText(html)).toContain('1 place left');
  });

  test('are announced when there are none', () => {
    expect(visibleText(drawn(<RideRoutes ride="signature" />, nothing))).toBe(
      'The routes are being drawn. They’ll be here before registration opens.',
    );
  });
});

describe('Yearly totals', () => {
  test('are drawn to scale, with a text alternative and a table', () => {
    const html = drawn(<YearlyTotals />);
    expect(labels(html)).toEqual([
      'Raised each year. 2025: $100,194, the goal was $100,000. 2026: $156,051. 2027: $54,080, the goal is $200,000.',
    ]);
    expect(
      [...html.matchAll(/class="chart__land" style="height:([\d.]+)%"/g)].map(([, height]) => Number(height)),
    ).toEqual([50.1, 78, 27]);
    expect(visibleText(html)).toBe(
      '$100,194 2025 $156,051 2026 Goal $200,000 $54,080 2027 so far See the numbers ' +
        'Year, Raised, Goal, People Year Raised Goal People ' +
        'Year 2025 Raised $100,194 Goal $100,000 People 94 ' +
        'Year 2026 Raised $156,051 Goal None set People 1 ' +
        'Year 2027 Raised $54,080 Goal $200,000 People 116 ' +
        'Totals come straight from our ledger.',
    );
  });

  test('of a first year at zero are a flat line without NaN', () => {
    const html = drawn(<YearlyTotals />, {
      years: [{ year: 2027, raised: 0, participants: 0, goal: null, isCurrent: true }],
    });
    expect(html).toContain('style="height:0.0%"');
    expect(html).not.toMatch(/NaN|Infinity/);
  });

  test('show a message when they are missing', () => {
    expect(visibleText(drawn(<YearlyTotals />, nothing))).toBe(
      'The totals can’t be shown right now. Please look again in a moment.',
    );
  });
});
