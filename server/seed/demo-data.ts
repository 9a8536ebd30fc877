import { type Book, openBook } from '#server/ledger/ledger.ts';
import { addAfterDonations } from './after-donations.rows.ts';
import { addCodes, openCodeUses } from './codes.rows.ts';
import { addDonations } from './donations.rows.ts';
import { addEvents } from './event.rows.ts';
import { addOrganizations } from './organizations.rows.ts';
import { allPlans } from './participation.plan.ts';
import { addLogbooks, addPelotons } from './pelotons.rows.ts';

import { peopleRows } from './people.rows.ts';
import { addPhotographs } from './photographs.rows.ts';
import { addRecurringDonations } from './recurring-donations.rows.ts';
import { addRegistrations } from './registrations.rows.ts';
import { type DemoData, emptyData } from './rows.ts';
import { addEarlierShifts, addShiftPlaces, addShifts } from './shifts.rows.ts';

/** Every row of the demo, always the same. Needs no database. */
export const demoData = (): { data: DemoData; book: Book } => {
  const data = emptyData();
  const book = openBook();
  const plans = allPlans().sort((a, b) => a.at.getTime() - b.at.getTime() || a.person - b.person);
  addEvents(data);
  data.person.push(...peopleRows());
  addPelotons(data, plans);
  addPhotographs(data);
  addLogbooks(data);
  addCodes(data);
  addShifts(data, plans);
  addShiftPlaces(data, addRegistrations(data, plans, book, openCodeUses()));
  addEarlierShifts(data, plans);
  addDonations(data, plans, book);
  addOrganizations(data);
  addRecurringDonations(data);
  addAfterDonations(data, book);
  return { data, book };
};
