-- Only forgetting goes by time alone, once an hour. The planner thought that this index served the bounded looks for an address, a
-- device or a donor as well, and read a whole day of everybody's.
drop index donation_signal_time;
