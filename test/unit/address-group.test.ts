import { expect, test } from 'vitest';
import { addressGroup, countedAs } from '#server/platform/contract/address-group.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:203.0.113.9', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::9%eth0', '2001:db8:1:2'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['::ffff:10.1.2.3', null],
  ['::ffff:a01:203', null],
  ['172.31.0.1', null],
  ['172.32.0.1', '172.32.0.1'],
  ['::1', null],
  ['::', null],
  ['fd00::7', null],
  ['fe80::1%eth0', null],
])('the address %s is grouped under %s', (address, neighbours) => {
  expect(addressGroup(address)).toBe(neighbours);
});

// Azure's gateways and others forward the port as well.
test.each([
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['[::ffff:203.0.113.9]:4711', '203.0.113.9'],
  ['10.1.2.3:4711', '10.1.2.3'],
  ['[fe80::1%eth0]:4711', 'fe80::1'],
  ['127.0.0.1', '127.0.0.1'],
])('a port is ignored: %s is counted as %s', (address, counted) => {
  expect(countedAs(address)).toBe(counted);
});

test('invalid addresses share the key "unknown"', () => {
  const texts = [
    undefined,
    '',
    'unknown',
    '_hidden',
    'garbage1',
    '203.0.113.999',
    '1:2:3',
    '[203.0.113.9',
    '203.0.113.9:x',
  ];
  expect([...new Set(texts.flatMap((text) => [addressGroup(text), countedAs(text)]))]).toEqual(['unknown']);
});
