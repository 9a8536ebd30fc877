import { expect, test } from './site.ts';

// Chromium's reports of refusals.
test.use({ allowedComplaints: ['TrustedHTML', 'TrustedScriptURL', 'trusted-types'] });

test('Trusted Types refuse a string as HTML or script URL, and the attempt is reported', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/about');
  const reported = page.waitForRequest((request) => new URL(request.url()).pathname === '/security-reports');
  const refused = await page.evaluate(() => {
    const attempts: (() => void)[] = [
      () => {
        document.createElement('div').innerHTML = '<img src=x onerror="alert(1)">';
      },
      () => {
        document.createElement('script').src = '/assets/other.js';
      },
      () => {
        new DOMParser().parseFromString('<p>', 'text/html');
      },
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'let through';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  const report = await reported;
  expect(report.method()).toBe('POST');
  expect((await report.response())?.status()).toBe(204);
});

test('no second Trusted Types policy can be created', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/about');
  const made = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    return ['product', 'another'].map((name) => {
      try {
        trustedTypes.createPolicy(name, {});
        return 'made';
      } catch {
        return 'refused';
      }
    });
  });
  expect(made).toEqual(['refused', 'refused']);
});
