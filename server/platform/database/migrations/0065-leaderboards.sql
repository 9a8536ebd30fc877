-- Who registered last for an event, without reading everybody who ever did.
create index participation_newest on participation (event_id, registered_at desc) where state = 'registered';
-- The open requests of a sub-peloton.
create index peloton_family_request_child on peloton_family_request (child_id) where state = 'open';
-- Who has been a member longest comes first.
create index peloton_member_oldest on peloton_member (peloton_id, event_id, joined_at);
