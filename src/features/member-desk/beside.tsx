import { linkOptions } from '@tanstack/react-router';
import { money } from '#machines/money.ts';
import { pageLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { css } from '#styled-system/css';
import { type DeskTab, deskLink, firstQuery } from './desk-address.ts';
import { deadlineText } from './desk-messages.ts';
import { LogList } from './log-list.tsx';
import type { DeskPartProps } from './member-desk.types.ts';

const side = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(auto-fit, minmax(14rem, 1fr))',
    lg: 'minmax(0, 1fr)',
  },
  gap: { base: '4', lg: '6' },
  alignContent: 'start',
  position: { lg: 'sticky' },
  top: '6',
});

const card = css({
  display: 'grid',
  gap: '3',
  alignContent: 'start',
  justifyItems: 'start',
  p: '5',
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
});

const title = css({ textStyle: 'label' });

const soft = css({ textStyle: 'small', color: 'ink.soft' });

/** The number of latest entries shown. */
const entriesShown = 5;

type BesideProps = Pick<DeskPartProps, 'context'> & {
  /** The view next to it. */
  tab: DeskTab;
};

/** What captains look up most, next to each view but the wide table. */
export const Beside = ({ context, tab }: BesideProps) => {
  const { pelotonId, view } = context;
  const { desk, log } = view;
  const shortcuts = [
    { link: pageLink('Peloton', pelotonId), text: 'See the page' },
    { link: linkOptions({ to: '/peloton/$id/edit', params: { id: pelotonId } }), text: 'Edit the page' },
    { link: deskLink(pelotonId, 'members', firstQuery, 'exports'), text: 'Download the member list' },
  ];
  return (
    <aside aria-label="Fund, shortcuts and logbook" className={side}>
      <section aria-labelledby="desk-fund" className={card}>
        <h2 id="desk-fund" className={title}>
          {money(desk.fund)} in the fund
        </h2>
        {/* Today's figures contain it already. */}
        {tab === 'today' ? null : <p className={soft}>{deadlineText(desk)}</p>}
        <p className={soft}>
          {desk.fund === 0
            ? 'Gifts to the peloton itself land here, for you to share with riders who are short.'
            : 'Share it with riders who are short of their commitment.'}
        </p>
        <LinkButton tone="plain" to="/fund-sharing/$id" params={{ id: pelotonId }}>
          {desk.fund === 0 ? 'See the fund' : 'Share the fund'}
        </LinkButton>
      </section>
      <nav aria-labelledby="desk-ways" className={card}>
        <h2 id="desk-ways" className={title}>
          Your peloton’s page
        </h2>
        <ul className={css({ listStyle: 'none', p: '0', m: '0', width: 'full' })}>
          {shortcuts.map(({ link, text }) => (
            <li key={text} className={css({ py: '2' })}>
              <TextLink {...link}>{text}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {tab === 'logbook' || log.items.length === 0 ? null : (
        <section aria-labelledby="desk-log" className={card}>
          <h2 id="desk-log" className={title}>
            Logbook
          </h2>
          <LogList entries={log.items.slice(0, entriesShown)} brief />
          <TextLink {...deskLink(pelotonId, 'logbook')}>See the whole logbook</TextLink>
        </section>
      )}
    </aside>
  );
};
