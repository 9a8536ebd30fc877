-- Codes ended at midnight UTC, on the evening before their last day was over where the event is.
update group_code set expires_at = (expires_at at time zone 'UTC') at time zone 'America/New_York'
where expires_at = date_trunc('day', expires_at, 'UTC');
