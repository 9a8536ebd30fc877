import type { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { hasLink } from '#machines/form/link.ts';
import { isNoName } from '#machines/form/person-name.ts';
import { isE164 } from '#machines/form/phone.ts';

/** A UUID as the database takes it; any other text needs no query. */
export const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The formats of the contract. The library's own format of ids allows `urn:uuid:`, which the database refuses. */
export const withFormats = (ajv: Ajv2020): Ajv2020 =>
  addFormats
    .default(ajv)
    .addFormat('uuid', uuidForm)
    .addFormat('phone', isE164)
    .addFormat('name', (name: string) => !hasLink(name))
    .addFormat('name-with-sense', (name: string) => !hasLink(name) && !isNoName(name));
