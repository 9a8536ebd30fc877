import { Client } from 'pg';
import { migrateAsOwner } from '#server/platform/database/roles/migrate-as-owner.ts';
import { openServerStore } from '#server/platform/database/server-store.ts';
import { silent } from './silent.ts';

/** The same database with the role that servers work with; for a PostgreSQL of one's own, which asks for no password. */
export const asApplication = (ownerUrl: string): string => {
  const address = new URL(ownerUrl);
  address.username = 'product_application';
  return address.href;
};

/** Without it no production server starts there. A copy of the database needs it anew. */
export const noTemporaryTables = (database: string): string =>
  `revoke temporary on database "${database}" from public`;

/** Makes the application's role, brings the database up to date and gives the role its rights there. */
export const migrateForApplication = async (ownerUrl: string): Promise<void> => {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('create role product_application login');
    await client.query(noTemporaryTables(new URL(ownerUrl).pathname.slice(1)));
  } finally {
    await client.end();
  }
  const application = openServerStore(asApplication(ownerUrl), silent);
  try {
    await migrateAsOwner(ownerUrl, application, { readingRole: null }, silent);
  } finally {
    await application.close();
  }
};
