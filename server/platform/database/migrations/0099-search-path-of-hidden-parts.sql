-- A database that ran 0098 before 0038 has the functions of 0038 without a fixed search path: it found none of them, and replacing a
-- function drops what was set. See 0098 for what the path is for.
alter function withhold_taking(uuid, uuid, uuid) set search_path = pg_catalog, public, pg_temp;
alter function withhold_correction() set search_path = pg_catalog, public, pg_temp;
alter function withhold_shortfall() set search_path = pg_catalog, public, pg_temp;
