import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HostedFund } from '#src/features/payment/hosted/hosted-fund.tsx';
import { render } from '#test/support/render.tsx';

const { load } = vi.hoisted(() => ({ load: vi.fn<(src: string) => Promise<void>>() }));
vi.mock('#src/features/payment/hosted/load-script.ts', () => ({ loadScript: load }));

afterEach(cleanup);

type Asked = () => Promise<{ amount: number } | false>;

const open = async (charge: number | null = 5_000) => {
  load.mockReset().mockResolvedValue(undefined);
  const onApproved = vi.fn();
  const props = { connectId: 'live_1', disabled: false, onApproved };
  const { container, rerender } = render(
    <HostedFund {...props} charge={charge} mayOpen={() => charge !== null} />,
  );
  const element = await waitFor(() => {
    const found = container.querySelector('chariot-connect');
    if (!(found instanceof HTMLElement)) throw new Error('Chariot’s element is not there yet.');
    return found;
  });
  let asked: Asked = () => Promise.resolve(false);
  Object.assign(element, {
    onDonationRequest: (request: Asked) => {
      asked = request;
    },
  });
  act(() => void element.dispatchEvent(new Event('CHARIOT_INIT')));
  const show = (next: number) => rerender(<HostedFund {...props} charge={next} mayOpen={() => true} />);
  return { element, onApproved, ask: () => asked(), show };
};

test('the Chariot element loads once, and requests the current amount of the form', async () => {
  const { element, ask, show } = await open();
  expect(load).toHaveBeenCalledExactlyOnceWith('https://cdn.givechariot.com/chariot-connect.umd.js');
  expect(element.getAttribute('cid')).toBe('live_1');
  expect(await ask()).toEqual({ amount: 5_000 });
  show(7_500);
  expect(await ask()).toEqual({ amount: 7_500 });
});

test('the Chariot window does not open without an amount', async () => {
  const { ask } = await open(null);
  expect(await ask()).toBe(false);
});

test.each([
  [{ workflowSessionId: 's-1', grantIntent: { amount: 6_000 } }, [[{ session: 's-1', amount: 6_000 }]]],
  [{ workflowSessionId: 's-1' }, []],
  [{ grantIntent: { amount: 6_000 } }, []],
  [null, []],
])('an approval is reported only with a session and an amount: %j', async (detail, approvals) => {
  const { element, onApproved } = await open();
  act(() => void element.dispatchEvent(new CustomEvent('CHARIOT_SUCCESS', { detail })));
  expect(onApproved.mock.calls).toEqual(approvals);
});

test('an error is shown when the Chariot script fails to load', async () => {
  load.mockReset().mockRejectedValue(new Error('cdn.givechariot.com can’t be reached'));
  render(
    <HostedFund
      connectId="live_1"
      charge={5_000}
      disabled={false}
      mayOpen={() => true}
      onApproved={vi.fn()}
    />,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t reach your fund right now');
});
