import { expect, test } from 'vitest';
import { hasLink, linkInNameText } from '#machines/form/link.ts';
import { pelotonNameProblem } from '#machines/founding/peloton-name.ts';
import { invitationEmail } from '#server/invitation/invitation.emails.ts';
import { nameForStrangers } from '#server/platform/mail/format.ts';

const names = [
  ...[
    'Maya Okafor',
    'J.R. Smith',
    'J. R. Smith',
    'Mary-Jo O’Neil',
    "D'Angelo",
    'St. John',
    'St.John',
    'Mt.Hope',
  ],
  ...[
    'Ma.theresa',
    'St.john',
    'van.der Berg',
    'Vol.de.nuit',
    'jane.doe',
    'Ph.d. Ada',
    'team.ride',
    'Hello...me',
    'Über.Läufer',
    'Am Fl. 1.2.3',
  ],
  ...[
    'Dr. De Vries',
    'Ph.D. Ada',
    'Smith Jr.',
    'Anne Marie',
    'X Æ A-12',
    '王芳',
    '佐藤 花子',
    'Владимир',
    'Ω',
    'Ñ',
  ],
  ...[
    'José García',
    'Łukasz Żółć',
    'Nguyễn Thị',
    'عائشة',
    'שרה',
    'M. Night',
    'e. e. cummings',
    'A.B.C. Riders',
  ],
  ...[
    'Crew 47',
    'Spin/Doctors',
    '24:7 Riders',
    'The Rolling Stones!',
    'C.O.M. Riders',
    'Team no. 1',
    'U.S. Nurses',
  ],
  ...['3M Wheelers', 'Up & Over', 'No.1 Crew', 'Route 66', 'Ride 100%', 'Wwwheels', 'Httpeters', 'Indotcom'],
];

const links = [
  ...['https://evil.example/claim', 'http://evil.example', 'HTTPS://EVIL.EXAMPLE', 'mailto:x', 'ftp://x'],
  ...['www.evil.example', 'WWW.x.org', 'http:evil', '1.2.3.4', 'a@b.fr', 'evil.com?x=1', 'evil.xyz:8080'],
  ...['evil.com', 'EVIL.COM', 'evil.co.uk', 'go to evil.org now', 'evil.com.', 'evil.com, now', '(evil.com)'],
  ...[
    'Claim At / Prize.Live',
    'You won EVIL.CLAIMS',
    'x.com',
    't.me',
    'T.ME',
    'Amazon.com Team',
    'bit.ly/abc',
  ],
  ...['prize-claim.live', 'evil.me', 'my-site.fr', 'claims.us', 'prize.ai', 'evil-site.shop', 'x1.app'],
  ...['例子.中国', '例子。中国', 'пример.рф', 'пример.com', 'bücher.de', 'evil.xn--p1ai', 'ไทย.ไทย', '😀.ws'],
  ...[
    'ｅｖｉｌ.ｃｏｍ',
    'evil．com',
    'evil。com',
    'evil｡com',
    'evil.com点这里',
    'evil.com-',
    'evil.com_x',
    '⒈com',
  ],
  ...['evil\u200b.com', 'ev\u00adil.com', 'evil.\u2060com', 'evil.c\u034fom', 'w\u200dww.evil.example'],
];

test.each(names)('%j is a name', (name) => {
  expect([hasLink(name), pelotonNameProblem(name) === linkInNameText]).toEqual([false, false]);
});

test.each(links)('%j holds a link, and is no name', (name) => {
  expect(hasLink(name)).toBe(true);
  expect(pelotonNameProblem(`Crew ${name}`)).not.toBeNull();
});

test.each([
  'We ride at 7.30 a.m.',
  'Meet at the dam.then ride',
  'and/or',
  'Mr. Fell/Ms. Hara',
  'Since 4.5.2027.',
])('the sentence %j holds no link', (text) => {
  expect(hasLink(text)).toBe(false);
});

test.each([
  ['Maya Okafor', 'Maya Okafor'],
  ['Mary-Jo O’Neil Jr.', 'Mary-Jo O’Neil Jr.'],
  ['佐藤 花子', '佐藤 花子'],
  ['You won $500, claim it now', '“You won $500, claim it now”'],
  ['Crew 47', '“Crew 47”'],
  ['EVIL.CLAIM', '“EVIL.CLAIM”'],
  ['You won: evil.com', 'A rider'],
  ['–', 'A rider'],
  ['', 'A rider'],
])('strangers read the name %j as %s', (name, read) => {
  expect(nameForStrangers(name, 'A rider')).toBe(read);
});

test('an invitation holds no link of a name that was taken before names were looked at', () => {
  const { subject, text, html } = invitationEmail(
    {
      from: { firstName: 'Claim it at https://evil.example/claim', lastName: 'www.evil.example' },
      peloton: { id: '0b8f6f3a-0000-4000-8000-000000000001', name: 'Your prize: evil.com/p' },
      eventName: 'The Climb',
      code: 'CLIMB27',
      message: null,
      token: 'sealed',
    },
    'https://ride.example',
  );
  expect(`${subject} ${text} ${html}`).not.toContain('evil');
  expect(subject).toBe('A rider invites you to ride with their peloton');
});

test.each(['a', '-', 'a.', 'a.aa/', 'www', 'aa.', 'é', '字'])(
  'a text of %j alone is read in no time, however long',
  (part) => {
    const text = part.repeat(Math.ceil(50_000 / part.length));
    const begun = performance.now();
    hasLink(text);
    // Reading each word again from each of its letters took from five seconds to two minutes.
    expect(performance.now() - begun).toBeLessThan(1000);
  },
);
