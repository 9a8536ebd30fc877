import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CountUp } from '#src/components/card/count-up.tsx';

it('a server-rendered figure has its whole value, because nothing counts it up before the app opens', () => {
  const html = renderToStaticMarkup(<CountUp value={245_900} format={(cents) => `$${cents / 100}`} />);
  expect(html.match(/\$[\d.]+/g)).toEqual(['$2459', '$2459']);
});
