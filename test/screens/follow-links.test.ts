import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { followLinks } from '#src/features/shell/follow-links.ts';

type Heard = { goTo: string[]; goOut: { href: string; isElsewhere: boolean }[] };

/** A page that hears of its links, with or without a listener for external ones. */
const open = (takes: boolean): Heard => {
  const heard: Heard = { goTo: [], goOut: [] };
  onTestFinished(
    followLinks({
      goTo: (href) => heard.goTo.push(href),
      goOut: (link) => {
        heard.goOut.push(link);
        return takes;
      },
    }),
  );
  return heard;
};

/** Chooses a link; true if the browser would have to follow it. jsdom follows none. */
const choose = (attributes: Record<string, string>, event: MouseEventInit = {}): boolean => {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.innerHTML = '<span>Shop</span>';
  document.body.append(link);
  let isLeft = false;
  const last = (chosen: MouseEvent) => {
    isLeft = !chosen.defaultPrevented;
    chosen.preventDefault();
  };
  const type = (event.button ?? 0) === 0 ? 'click' : 'auxclick';
  window.addEventListener(type, last as EventListener, { once: true });
  link.firstElementChild?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...event }));
  return isLeft;
};

const href = 'https://shop.example.org/bells?size=s';

beforeEach(() => {
  document.body.innerHTML = '';
});

test('an outbound link that the app handles does not reach the browser', () => {
  const heard = open(true);
  expect(choose({ href })).toBe(false);
  expect(heard).toEqual({ goTo: [], goOut: [{ href, isElsewhere: false }] });
});

test('the browser follows an outbound link that the app does not handle', () => {
  const heard = open(false);
  expect(choose({ href })).toBe(true);
  expect(heard.goOut).toEqual([{ href, isElsewhere: false }]);
});

test.each([
  [{ href, target: '_blank' }, {}],
  [{ href }, { ctrlKey: true }],
  [{ href }, { metaKey: true }],
  [{ href }, { shiftKey: true }],
  [{ href }, { button: 1 }],
])('%j with %j opens in another tab by the browser, and is reported', (attributes, event) => {
  const heard = open(true);
  expect(choose(attributes, event)).toBe(true);
  expect(heard).toEqual({ goTo: [], goOut: [{ href, isElsewhere: true }] });
});

test.each([
  [{ href: 'mailto:ann@example.org' }, {}],
  [{ href: 'tel:+15555550100' }, {}],
  [{ href: 'sms:+15555550100' }, {}],
  [{ href }, { altKey: true }],
  [{ href }, { button: 2 }],
  [{ href: '/sandbox' }, {}],
  [{ href: '/files/1' }, {}],
  [{ href: '/faq', target: '_blank' }, {}],
  [{ href: '/faq' }, { ctrlKey: true }],
  [{ href: '/faq' }, { button: 1 }],
  [{ href: '/ride.ics', download: '' }, {}],
  [{ href: '#content' }, {}],
  [{}, {}],
])('the browser handles %j with %j, and nothing is reported', (attributes, event) => {
  const heard = open(true);
  expect(choose(attributes, event)).toBe(true);
  expect(heard).toEqual({ goTo: [], goOut: [] });
});

test('a link to a page of the site is followed within the app', () => {
  const heard = open(true);
  expect(choose({ href: '/faq?query=refund#fees' })).toBe(false);
  expect(heard).toEqual({ goTo: ['/faq?query=refund#fees'], goOut: [] });
});

test('a click whose default is prevented is ignored', () => {
  const heard = open(true);
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(choose({ href })).toBe(false);
  expect(heard).toEqual({ goTo: [], goOut: [] });
});
