import { fullNameOf } from '#machines/form/person-name.ts';
import { wholeMoney } from '#machines/money.ts';
import type { components } from '#openapi/contract.gen.ts';
import type { ListPage } from '#src/api/call-list.ts';
import { pageSearch } from '#src/components/button/app-link.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { type Column, DataList } from '#src/components/data-list/data-list.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { Tag } from '#src/components/notice/tag.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Parts } from '#src/components/page-frame/part.tsx';
import { Pager } from '#src/components/pager/pager.tsx';
import { css } from '#styled-system/css';
import { inForWords, type Peloton } from './peloton-messages.ts';

type Member = components['schemas']['PelotonMember'];

type MembersPageProps = {
  peloton: Peloton;
  members: ListPage<Member>;
};

const parts = { captain: <Tag tone="accent">Captain</Tag>, admin: <Tag>Admin</Tag>, member: null };

const columns: Column<Member>[] = [
  {
    id: 'name',
    name: 'Name',
    cell: ({ publicId, firstName, lastName, role }) => (
      <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        <TextLink to="/profile/$id" params={{ id: publicId }}>
          {fullNameOf({ firstName, lastName })}
        </TextLink>
        {parts[role]}
      </span>
    ),
  },
  { id: 'in-for', name: 'In for', cell: ({ participantTypes }) => inForWords(participantTypes) },
  {
    id: 'raised',
    name: 'Raised this year',
    align: 'end',
    cell: ({ raised }) => wholeMoney(raised),
  },
];

/** This year's members. */
export const MembersPage = ({ peloton, members }: MembersPageProps) => {
  const { id, name, currentEventName } = peloton;
  const { pagination, items } = members;
  const { total, page } = pagination;
  return (
    <PageFrame
      hero={
        <Hero
          land={id}
          kicker={currentEventName}
          title="Who rides together"
          lede={
            <>
              {total === 0 ? 'Nobody is in it yet: ' : `${counted(total, 'member')} of `}
              <TextLink to="/peloton/$id" params={{ id }}>
                {name}
              </TextLink>
            </>
          }
        />
      }
    >
      <Parts>
        <div>
          <DataList
            caption={`The members of ${name}`}
            columns={columns}
            rows={items}
            keyOf={({ publicId }) => publicId}
            empty={
              total === 0 ? (
                <>
                  <Illustration of="no-members" alt="" size="medium" />
                  Nobody is in this peloton yet.
                </>
              ) : (
                <>
                  There’s no page {page}.{' '}
                  <TextLink to="/peloton/$id/members" params={{ id }}>
                    See the first
                  </TextLink>
                </>
              )
            }
          />
          <Pager
            {...pagination}
            label="Members"
            linkTo={(wanted) => ({
              to: '/peloton/$id/members',
              params: { id },
              search: { page: pageSearch(wanted) },
            })}
          />
        </div>
      </Parts>
    </PageFrame>
  );
};
