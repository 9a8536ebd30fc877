import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NetworkId, networksFor, withLink } from '#src/features/share/share-links.ts';
import { longestMessage } from '#src/features/share/share-messages.ts';

const url = 'https://www.ride.example.org/profile/maya-okafor';
const subject = 'My climb & "yours" = 100 %';

const hrefsOf = (text: string) =>
  Object.fromEntries(networksFor({ text, url, subject }).map(({ id, href }) => [id, href])) as Record<
    NetworkId,
    string
  >;

/** The text that an app reads: RFC 6068 and the apps themselves read `+` as a plus sign. */
const readStrictly = (href: string): Record<string, string> =>
  Object.fromEntries(
    href
      .slice(href.indexOf('?') + 1)
      .split('&')
      .filter(Boolean)
      .map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]),
  );

test('a message goes out whole by every app and network that takes one', () => {
  const text = 'I’m riding: 1 + 1 = "two" & more?\nשלום 🚴🏽 #product <b>';
  const whole = `${text}\n\n${url}`;
  const hrefs = hrefsOf(text);
  expect(hrefs.email).toMatch(/^mailto:\?subject=/);
  expect(readStrictly(hrefs.email)).toEqual({ subject, body: whole.replaceAll('\n', '\r\n') });
  expect(hrefs.sms).toMatch(/^sms:\?&body=/);
  expect(readStrictly(hrefs.sms)).toEqual({ body: whole });
  expect(readStrictly(hrefs.whatsapp)).toEqual({ text: whole });
  expect(readStrictly(hrefs.bluesky)).toEqual({ text: whole });
  expect(readStrictly(hrefs.x)).toEqual({ text, url });
});

test('Facebook and LinkedIn are handed the address only', () => {
  const hrefs = hrefsOf('Hello');
  expect([hrefs.facebook, hrefs.linkedin].map(readStrictly)).toEqual([{ u: url }, { url }]);
  const silent = networksFor({ text: '', url, subject }).filter(({ takesText }) => !takesText);
  expect(silent.map(({ id }) => id)).toEqual(['facebook', 'linkedin']);
});

test('every link of the web leads to its network, and nowhere else', () => {
  const hosts = networksFor({ text: 'x', url, subject })
    .map(({ href }) => new URL(href))
    .filter(({ protocol }) => protocol !== 'mailto:' && protocol !== 'sms:')
    .map(({ protocol, host }) => `${protocol}//${host}`);
  expect(hosts).toEqual([
    'https://wa.me',
    'https://www.facebook.com',
    'https://x.com',
    'https://bsky.app',
    'https://www.linkedin.com',
  ]);
});

test('without words only the address goes out', () => {
  expect(withLink({ text: '  \n', url })).toBe(url);
  expect(readStrictly(hrefsOf('').whatsapp)).toEqual({ text: url });
});

test('any text arrives as it was typed, and half a sign breaks no link', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: longestMessage }), (typed) => {
      const hrefs = hrefsOf(typed);
      const said = typed.trim().toWellFormed();
      expect(readStrictly(hrefs.x)).toEqual({ text: said, url });
      expect(readStrictly(hrefs.sms)).toEqual({ body: said === '' ? url : `${said}\n\n${url}` });
    }),
  );
  expect(readStrictly(hrefsOf('a\ud83d').x)).toEqual({ text: 'a\ufffd', url });
});

test('the longest message fits where there is the least room', () => {
  const longest = `https://www.ride-against-cancer.example.org/peloton/${crypto.randomUUID()}`;
  const post = withLink({ text: 'x'.repeat(longestMessage), url: longest });
  expect([...post].length).toBeLessThanOrEqual(300);
  // X counts every address as 23 characters, and a space before it.
  expect(longestMessage + 24).toBeLessThanOrEqual(280);
});
