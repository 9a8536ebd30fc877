import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveClimb } from '#src/features/content/home/live-climb.tsx';
import { YearClimb } from '#src/features/content/home/year-climb.tsx';
import { drawn, event } from '#test/support/content/content-fixture.tsx';
import { render } from '#test/support/render.tsx';

let opened: EventTarget | null = null;

class FakeEvents extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  constructor() {
    super();
    opened = this;
  }
  close() {
    opened = null;
  }
}

const say = (raised: number) =>
  act(async () => {
    opened?.dispatchEvent(new MessageEvent('total', { data: JSON.stringify({ raised }) }));
  });

const Home = ({ html }: { html: string }) => {
  const page = useRef<HTMLDivElement>(null);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the fixture's own */}
      <div ref={page} dangerouslySetInnerHTML={{ __html: html }} />
      <LiveClimb page={page} />
    </>
  );
};

afterEach(() => vi.unstubAllGlobals());

test('the home page’s progress chart redraws when a live total differs from the server-rendered one', async () => {
  const asked: string[] = [];
  vi.stubGlobal('EventSource', FakeEvents);
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return Response.json(event);
  });
  const page = render(<Home html={drawn(<YearClimb event={event} />)} />);
  const heading = () => screen.getByRole('heading').textContent;
  const server = heading();
  await say(event.raised);
  expect([heading(), asked]).toEqual([server, []]);
  await say(event.raised + 100_000);
  expect(heading()).toBe('$55,080 up, $144,920 to the summit');
  await say(event.raised + 200_000);
  expect([heading(), asked]).toEqual(['$56,080 up, $143,920 to the summit', ['/api/event']]);
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('$56,080.60 raised');
  page.unmount();
  expect(opened).toBeNull();
});
