import type { EmbeddedStore } from '#server/platform/database/embedded-store.ts';
import { grantApplicationRights } from './grant-rights.ts';

export const applicationRole = 'product_application';

/**
 * Gives an up-to-date embedded database the rights that the server has on a PostgreSQL server. It is no barrier, as the process owns the
 * data; but a forbidden statement fails here, too.
 */
export const workAsApplication = async (store: EmbeddedStore): Promise<void> => {
  await store.execute(`do $$ begin
    if to_regrole('${applicationRole}') is null then create role ${applicationRole}; end if;
  end $$`);
  await grantApplicationRights(store, applicationRole);
  await store.workAs(applicationRole);
};
