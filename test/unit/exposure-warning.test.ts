import { expect, test } from 'vitest';
import { exposureWarning } from '#server/platform/sandbox/exposure.ts';

test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('%s is this machine alone', (host) => {
  expect(exposureWarning({ mode: 'sandbox', host })).toBeNull();
});

test.each(['0.0.0.0', '::', '192.0.2.7', 'demo.example'])('%s is warned of in one line', (host) => {
  const line = exposureWarning({ mode: 'sandbox', host });
  expect(line).toMatch(new RegExp(`^Anyone who reaches HOST ${host} can .+ set MODE=production\\.$`));
});

test('production has no sandbox to warn of', () => {
  expect(exposureWarning({ mode: 'production', host: '0.0.0.0' })).toBeNull();
});
