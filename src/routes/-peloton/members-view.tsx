export { MembersPage as MembersView } from '#src/features/peloton/members-page.tsx';
