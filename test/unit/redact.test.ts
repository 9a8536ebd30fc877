import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { redactEmails } from '#machines/shell/tracker/redact.ts';
import { type Sighting, type TrackerEvent, trackerMachine } from '#machines/shell/tracker/tracker.machine.ts';

test.each([
  ['/give/search?query=ann@example.com', '/give/search?query=[redacted]'],
  ['/give/search?query=ann%40example.com', '/give/search?query=[redacted]'],
  ['/give/search?query=ann%2540example.com&page=2', '/give/search?query=[redacted]&page=2'],
  ['/give/search?query=ann%252540example.com', '/give/search?query=[redacted]'],
  ['/x?a=Ann+Alder%3Cann.alder%2Bride%40mail.example.com%3E', '/x?a=[redacted]'],
  ['mailto:ann@example.com?subject=Hi', 'mailto:[redacted]?subject=Hi'],
  ['/profile/ann@example.com/edit', '/profile/[redacted]/edit'],
  ['Product | ann＠example.com', 'Product | [redacted]'],
  ['ann@localhost', '[redacted]'],
  ['"ann"@example.com', '"ann"[redacted]'],
  ['@everyone', '@everyone'],
  ['ann@exämple.de', '[redacted]'],
  ['/donate?recipient=maya-okafor&recipientType=User', '/donate?recipient=maya-okafor&recipientType=User'],
  ['Product | 50% there @ Ride Weekend', 'Product | 50% there @ Ride Weekend'],
  ['/%', '/%'],
])('%j is redacted to %j', (text, redacted) => {
  expect(redactEmails(text)).toBe(redacted);
});

/** The tracker's reports of events, in order. */
const sightingsOf = async (events: readonly TrackerEvent[]): Promise<Sighting[]> => {
  const sightings: Sighting[] = [];
  const tracker = createActor(
    trackerMachine.provide({
      actors: {
        track: fromPromise(async ({ input: { sighting } }) => {
          if (sighting !== null) sightings.push(sighting);
        }),
        open: fromPromise<void, { href: string | null }>(async () => undefined),
      },
    }),
  ).start();
  for (const event of events) tracker.send(event);
  await expect.poll(() => sightings.length).toBe(events.length);
  tracker.stop();
  return sightings;
};

const encodings: ((text: string) => string)[] = [
  (text) => text,
  encodeURIComponent,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => text.replace('@', '%40'),
  (text) => new URLSearchParams({ query: text }).toString(),
];

test('an e-mail address in any encoding is replaced by [redacted]', () => {
  const address = fc.tuple(
    // Chance makes mailboxes such as `%40&a` too, where the written sign is not an address's.
    fc.emailAddress().filter((email) => !email.includes('%40')),
    fc.constantFrom(...encodings),
    fc.stringMatching(/^[a-z ]{0,8}$/),
  );
  fc.assert(
    fc.property(address, ([email, encode, before]) => {
      const hidden = encode(email);
      for (const text of [
        `/give/search?query=${encodeURIComponent(before)}&to=${hidden}#dialog`,
        `Product | ${before} ${hidden}`,
        `https://shop.example/${hidden}`,
        hidden,
      ]) {
        const redacted = redactEmails(text);
        expect(redacted).toContain('[redacted]');
        expect(redacted).not.toMatch(/@|%(?:25)*40/i);
        // The shop's own name may contain a short domain by chance.
        expect(redacted.replace('https://shop.example/', '')).not.toContain(email.split('@')[1]);
      }
    }),
    { numRuns: 1000 },
  );
});

test('sightings of pages, dialogs and links contain no e-mail address, query or credentials', async () => {
  const to = 'to=ann%40example.com&query=ann';
  expect(
    await sightingsOf([
      { type: 'page.viewed', path: `/give/ann@example.com?${to}`, title: 'Product | ann@example.com' },
      { type: 'virtualPage.viewed', path: `/give/?${to}#dialog`, title: 'For ann@example.com' },
      { type: 'link.followed', href: `https://ann:secret@shop.example/a/ann%40example.com?${to}#b` },
      { type: 'link.followed', href: 'https://token@shop.example:8443/?a=@#@' },
      { type: 'page.viewed', path: `/${'a'.repeat(400)}`, title: '🚲'.repeat(400) },
    ]),
  ).toEqual([
    { kind: 'page', path: '/give/[redacted]', title: 'Product | [redacted]' },
    { kind: 'virtual', path: '/give', title: 'For [redacted]' },
    { kind: 'outbound', href: 'https://shop.example/a/[redacted]' },
    { kind: 'outbound', href: 'https://shop.example:8443' },
    { kind: 'page', path: `/${'a'.repeat(299)}`, title: '🚲'.repeat(300) },
  ]);
});
