-- On how many days in a row a route is ridden, the first of them `day`. Its riders are away for all of that time, nights included.
alter table route add column days smallint not null default 1 check (days between 1 and 7);
