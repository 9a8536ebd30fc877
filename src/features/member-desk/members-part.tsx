import type { ReactNode } from 'react';
import { dayIn, eventZone } from '#machines/calendar.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import type { DeskMember } from '#machines/member-desk/member-desk.types.ts';
import { enoughMoney, money } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { type Column, DataList } from '#src/components/data-list/data-list.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { dateText } from '#src/components/format/date.ts';
import { counted, debtText } from '#src/components/format/numbers.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { Pager } from '#src/components/pager/pager.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { AddPerson, type FindPeople } from './add-person.tsx';
import { deskLink } from './desk-address.ts';
import type { DeskPartProps } from './member-desk.types.ts';
import { MembersFilter } from './members-filter.tsx';
import { OpenOffer } from './open-offer.tsx';
import { Said } from './said.tsx';

const tags = { captain: <Tag tone="accent">Captain</Tag>, admin: <Tag>Admin</Tag>, member: null };

/** On a phone only the totals: the member’s dialog and wider screens have their parts. */
const small = css({ display: { base: 'none', sm: 'block' }, textStyle: 'small', color: 'ink.soft' });

const onPhone = css({ sm: { display: 'none' } });

const weekly = css({
  display: { base: 'none', sm: 'block' },
  textStyle: 'small',
  color: 'ink.soft',
  whiteSpace: 'nowrap',
});

/** As tall as the text next to it, with a larger touch target. */
const inLine = css({ display: 'inline-block', my: '-2.5' });

const nothing = <span className={css({ color: 'ink.soft' })}>–</span>;

const missingCell = ({ committed, missing, neededPerWeek }: DeskMember) => {
  if (committed === 0) return nothing;
  if (missing === 0) return <Tag tone="success">Met</Tag>;
  return (
    <>
      {money(missing)}
      <span className={onPhone}> to go</span>
      {neededPerWeek === null ? null : <span className={weekly}>{enoughMoney(neededPerWeek)} a week</span>}
    </>
  );
};

/** Whether the running action concerns this member: their button keeps the focus, the others wait. */
const isConcerned = ({ isBusy, context: { action } }: DeskPartProps, { publicId }: DeskMember) =>
  isBusy && action?.people.some((person) => person.publicId === publicId) === true;

const columns = (props: DeskPartProps): Column<DeskMember>[] => [
  {
    id: 'name',
    name: 'Name',
    cell: ({ publicId, firstName, lastName, role }) => (
      <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
        <TextLink to="/profile/$id" params={{ id: publicId }}>
          {fullNameOf({ firstName, lastName })}
        </TextLink>
        {tags[role]}
      </span>
    ),
  },
  {
    id: 'route',
    name: 'Signed up for',
    phone: 'start',
    cell: ({ routes, participantTypes }) =>
      routes.length === 0 ? props.inForWords(participantTypes) : routes.map(({ name }) => name).join(', '),
  },
  {
    id: 'joined',
    name: 'Joined',
    phone: 'hidden',
    cell: ({ joinedAt }) => (
      <time dateTime={joinedAt} className={css({ whiteSpace: 'nowrap' })}>
        {dateText(dayIn(eventZone, joinedAt), 'short')}
      </time>
    ),
  },
  {
    id: 'committed',
    name: 'Committed to',
    align: 'end',
    phone: 'hidden',
    cell: ({ committed }) => (committed === 0 ? nothing : money(committed)),
  },
  {
    id: 'raised',
    name: 'Raised',
    align: 'end',
    phone: 'middle',
    cell: ({ raised, owed, attributed, committed }) => (
      <>
        {money(raised)}
        <span className={onPhone}>{committed === 0 ? ' raised' : ` of ${money(committed)}`}</span>
        {attributed > 0 ? <span className={small}>{money(attributed)} from the fund</span> : null}
        {owed > 0 ? <span className={small}>{debtText(owed)}</span> : null}
      </>
    ),
  },
  { id: 'missing', name: 'Still to raise', align: 'end', phone: 'figure', cell: missingCell },
  {
    id: 'manage',
    name: 'Changes',
    align: 'end',
    phone: 'end',
    cell: (member) =>
      member.role === 'captain' ? (
        nothing
      ) : (
        <span className={inLine}>
          <Button
            tone="quiet"
            disabled={props.isBusy && !isConcerned(props, member)}
            pending={isConcerned(props, member)}
            onClick={() => props.send({ type: 'member.opened', member })}
          >
            Manage <VisuallyHidden>{fullNameOf(member)}</VisuallyHidden>
          </Button>
        </span>
      ),
  },
];

type MembersPartProps = DeskPartProps & {
  findPeople: FindPeople;
  /** The buttons to save the members as a spreadsheet. */
  exports: ReactNode;
};

/** The members with their figures and actions. */
export const MembersPart = (props: MembersPartProps) => {
  const { context, send, isBusy, onQuery, findPeople, exports } = props;
  const { view, query, pelotonId } = context;
  const { items, pagination } = view.members;
  const isFiltered = query.search !== '' || query.show !== 'all';
  return (
    <Part id="members" title="Your members" lede="Only you and the other leaders see these figures.">
      <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}>
        <Said {...props} tab="members" />
        <OpenOffer context={context} send={send} isBusy={isBusy} />
        <MembersFilter query={query} onQuery={onQuery} />
        <p role="status" className={css({ color: 'ink.soft' })}>
          {isFiltered
            ? `${counted(pagination.total, 'member')} of ${view.desk.membersCount}`
            : counted(pagination.total, 'member')}
        </p>
        <div>
          <DataList
            caption={`The members of ${view.desk.pelotonName} with what they raised`}
            columns={columns(props)}
            rows={items}
            keyOf={({ publicId }) => publicId}
            compact
            empty={
              <>
                No members match. <TextLink {...deskLink(pelotonId, 'members')}>Show everyone</TextLink>
              </>
            }
          />
          <Pager
            {...pagination}
            label="Members"
            linkTo={(page) => deskLink(pelotonId, 'members', { ...query, page }, 'members')}
          />
        </div>
        <Fold title="Add a person">
          <AddPerson context={context} send={send} isBusy={isBusy} findPeople={findPeople} />
        </Fold>
        {exports}
      </div>
    </Part>
  );
};
