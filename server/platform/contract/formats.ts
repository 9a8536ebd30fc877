import type { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { hasLink } from '#machines/form/link.ts';
import { isNoName } from '#machines/form/person-name.ts';
import { isE164 } from '#machines/form/phone.ts';
import { uuidForm } from './uuid-form.ts';

/** The formats of the contract. The library's own format of ids allows `urn:uuid:`, which the database refuses. */
export const withFormats = (ajv: Ajv2020): Ajv2020 =>
  addFormats
    .default(ajv)
    .addFormat('uuid', uuidForm)
    .addFormat('phone', isE164)
    .addFormat('name', (name: string) => !hasLink(name))
    .addFormat('name-with-sense', (name: string) => !hasLink(name) && !isNoName(name));
