import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paragraphsOf } from '#machines/story/story.ts';
import { listAnswer } from '#test/support/profile/list-fixture.ts';
import { maya, mayaSignedIn, wheelers } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

const dev = { ...mayaSignedIn, publicId: 'dev-raman', firstName: 'Dev' };
const endpoint = 'POST /api/user/maya-okafor/report';
const page = (more: object = {}) => ({
  'GET /api/user/maya-okafor': { status: 200, body: { ...maya, ...more } },
  'GET /api/user/maya-okafor/donations': listAnswer([]),
});
const pictures = { profileImageUrl: '/files/face.webp', coverImageUrl: '/files/hill.webp' };

test('a report needs content and a reason, and is confirmed', async () => {
  const { asked } = await openApp('/profile/maya-okafor', {
    user: dev,
    api: { ...page(pictures), [endpoint]: { status: 204, body: null } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send my report' }));
  expect(screen.getByText('Choose what you want to report.')).toBeTruthy();
  expect(screen.getByText('Choose what is wrong with it.')).toBeTruthy();
  expect(asked).not.toContain(endpoint);
  await userEvent.click(screen.getByLabelText('The cover picture'));
  await userEvent.click(screen.getByLabelText('It is hurtful or hateful'));
  await userEvent.click(screen.getByRole('button', { name: 'Send my report' }));
  await screen.findByRole('heading', { name: 'Thank you for telling us' });
  expect(asked.filter((one) => one === endpoint)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the page' }));
  expect(screen.queryByRole('heading', { name: 'Thank you for telling us' })).toBeNull();
});

test('a refused report says why, and can be sent again', async () => {
  const limit = { code: 'too-many-requests', title: 'Slow down', detail: 'You can report more tomorrow.' };
  await openApp('/profile/maya-okafor', {
    user: dev,
    api: { ...page(), [endpoint]: { status: 429, body: limit } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  // With only a story there is no choice.
  expect(screen.queryByText('What do you want to report?')).toBeNull();
  await userEvent.click(screen.getByLabelText('Something else is wrong with it'));
  await userEvent.click(screen.getByRole('button', { name: 'Send my report' }));
  await screen.findByText('You can report more tomorrow.');
  expect(screen.getByRole('button', { name: 'Send my report' })).toBeTruthy();
});

test('a page without story and pictures has nothing to report, nor has one’s own', async () => {
  await openApp('/profile/maya-okafor', { user: dev, api: page({ story: null }) });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

test('the owner sees that the story is hidden, and why', async () => {
  const hiddenContent = [
    {
      kind: 'story',
      reasons: ['deceptive', 'hurtful'],
      hiddenAt: '2027-03-01T12:00:00.000Z',
      isDecided: false,
    },
  ];
  await openApp('/profile/maya-okafor', { user: mayaSignedIn, api: page({ hiddenContent }) });
  await screen.findByRole('heading', { name: 'The story is hidden' });
  expect(screen.getByText(/^People reported it as deceptive or hurtful\. Only you can see it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

test('a peloton’s story is reported at the peloton', async () => {
  const pelotonEndpoint = `POST /api/peloton/${wheelers.id}/report`;
  const { asked } = await openApp(`/peloton/${wheelers.id}`, {
    api: {
      [`GET /api/peloton/${wheelers.id}`]: {
        status: 200,
        body: { ...wheelers, story: paragraphsOf('We ride.') },
      },
      [pelotonEndpoint]: { status: 204, body: null },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  await userEvent.click(screen.getByLabelText('It is hurtful or hateful'));
  await userEvent.click(screen.getByRole('button', { name: 'Send my report' }));
  await screen.findByRole('heading', { name: 'Thank you for telling us' });
  expect(asked).toContain(pelotonEndpoint);
});
