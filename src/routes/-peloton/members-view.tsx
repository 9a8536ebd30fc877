import { type ComponentProps, Suspense } from 'react';
import type { DeskQuery } from '#machines/member-desk/member-desk.types.ts';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import type { DeskTab } from '#src/features/member-desk/desk-address.ts';
import { MembersPage } from '#src/features/peloton/members-page.tsx';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';

const MemberDesk = lazyComponent(async () => (await import('./member-desk.tsx')).MemberDesk);

export type MembersViewProps = {
  peloton: Peloton;
  /** The public list; null for captain and admins, who get the desk. */
  members: ComponentProps<typeof MembersPage>['members'] | null;
  query: DeskQuery;
  /** The desk's view where the address has none. */
  tab: DeskTab | undefined;
};

/** The page of `/peloton/{id}/members`. */
export const MembersView = ({ peloton, members, query, tab }: MembersViewProps) =>
  members === null ? (
    <Suspense fallback={<ListSkeleton title="Loading the desk" />}>
      <MemberDesk id={peloton.id} query={query} tab={tab ?? 'today'} />
    </Suspense>
  ) : (
    <MembersPage peloton={peloton} members={members} />
  );
