// Generated from the migrated database by `npm run generate`. Edit the migrations instead.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CalendarDay } from '#openapi/contract.gen.ts';

export type ActivityDayTable = {
  goalId: string;
  day: CalendarDay;
  amount: number;
  loggedAt: Date;
};

export type ActivityGoalTable = {
  id: string;
  personId: string;
  eventId: string;
  activity: string;
  unit: 'miles' | 'minutes' | 'times';
  amount: number;
};

export type AuditTable = {
  id: string;
  lookedFrom: Date;
  lookedUntil: Date;
  startedAt: Date;
  finishedAt: Date | null;
  figures: ColumnType<unknown, string | null | null, string | null | null>;
};

export type AuditFindingTable = {
  id: GeneratedAlways<number>;
  auditId: string;
  kind: string;
  subject: string;
  expected: number | null;
  found: number | null;
  isRepaired: boolean;
};

export type CaptaincyOfferTable = {
  id: Generated<string>;
  pelotonId: string;
  eventId: string;
  captainId: string;
  offeredTo: string;
  state: Generated<'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired'>;
  offeredAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
};

export type CardTestingKeyTable = {
  onlyRow: Generated<boolean>;
  secret: string;
};

export type CodeUseTable = {
  kind: 'sponsor' | 'group' | 'discount';
  code: string;
  registrationId: string;
  scope: 'signature' | 'gravel' | 'fee';
  heldUntil: Date | null;
};

export type ContactAddressChangeTable = {
  personId: string;
  id: string;
  emailAddress: string;
  codeHash: string;
  attempts: Generated<number>;
  sentAt: Date;
};

export type ContentReportTable = {
  id: Generated<string>;
  subjectType: 'User' | 'Peloton';
  subjectId: string;
  kind: 'story' | 'profile-image' | 'cover-image';
  reporterId: string;
  reason: 'hurtful' | 'sexual' | 'deceptive' | 'not-theirs' | 'other';
  digest: string;
  reportedAt: Date;
  settledAt: Date | null;
};

export type DiscountCodeTable = {
  code: string;
  percentOff: number | null;
  amountOff: number | null;
  startsAt: Date;
  expiresAt: Date;
  useLimit: number;
};

export type DonationTable = {
  id: string;
  eventId: string;
  recipientType: 'User' | 'Peloton' | 'General';
  recipientPersonId: string | null;
  recipientPelotonId: string | null;
  donorPersonId: string | null;
  donorType: 'Individual' | 'Organization';
  donorName: string;
  donorEmail: string;
  isAnonymous: boolean;
  isAmountVisible: boolean;
  message: string | null;
  frequency: 'Once' | 'Monthly' | 'Organization';
  amount: number;
  charge: number;
  isOffline: Generated<boolean>;
  givenAt: Date;
  recurringDonationId: string | null;
  organizationId: string | null;
  receiptNumber: GeneratedAlways<number>;
  toldAt: Date | null;
};

export type DonationAttemptTable = {
  intentId: string;
  requestHash: string;
  eventId: string;
  recipientType: 'User' | 'Peloton' | 'General';
  recipientPersonId: string | null;
  recipientPelotonId: string | null;
  donorPersonId: string | null;
  donorEmail: string;
  frequency: 'Once' | 'Monthly' | 'Organization';
  amount: number;
  charge: number;
  organizationId: string | null;
  details: ColumnType<unknown, string, string>;
  paymentType: string;
  paidWith: ColumnType<unknown, string | null | null, string | null | null>;
  createdAt: Date;
  attemptKey: string | null;
  duplicateFingerprint: string | null;
  isOpen: Generated<boolean>;
  keepMethod: Generated<boolean>;
  declineDetail: string | null;
  recurringDonationId: string | null;
  dueOn: CalendarDay | null;
};

export type DonationSignalTable = {
  intentId: string;
  address: string | null;
  device: string | null;
  donor: string;
  emailDomain: string;
  card: string | null;
  amount: number;
  isProven: boolean;
  outcome: Generated<'open' | 'charged' | 'declined' | 'failed' | 'unconfirmed'>;
  occurredAt: Date;
  isKnown: Generated<boolean>;
  isAuthenticated: Generated<boolean>;
};

export type EndedSessionTable = {
  oidDigest: string;
  endedAt: Generated<Date>;
};

export type EventTable = {
  id: string;
  name: string;
  year: number;
  isCurrent: Generated<boolean>;
  registrationOpensAt: Date;
  registrationClosesAt: Date;
  fundraisingDeadline: CalendarDay;
  startsOn: CalendarDay;
  endsOn: CalendarDay;
  place: string;
  goal: number | null;
};

export type FoldedEntryTable = {
  entryId: number;
  accountId: string;
  part: string;
  amount: number;
};

export type FundShareTable = {
  id: string;
  batchId: string;
  receiverType: 'Peloton' | 'User';
  receiverId: string;
  amount: number;
  transactionId: string;
  takenBackAs: 'undone' | 'declined' | null;
  takenBackBy: string | null;
  takenBackAt: Date | null;
  reversalId: string | null;
};

export type FundShareBatchTable = {
  id: string;
  eventId: string;
  pelotonId: string;
  sourceType: 'Peloton' | 'User';
  sourceId: string;
  kind: 'share' | 'request' | 'standing-offer';
  madeBy: string | null;
  reason: string | null;
  madeAt: Date;
};

export type FundShareRequestTable = {
  id: Generated<string>;
  eventId: string;
  pelotonId: string;
  ownerId: string;
  askedBy: string;
  receiverType: 'Peloton' | 'User';
  receiverId: string;
  amount: number;
  message: string | null;
  state: Generated<'open' | 'accepted' | 'refused' | 'withdrawn' | 'expired'>;
  askedAt: Date;
  settledAt: Date | null;
  batchId: string | null;
};

export type FundSharingEndTable = {
  eventId: string;
  pelotonId: string;
  endedAt: Date;
};

export type FundraisingTable = {
  personId: string;
  eventId: string;
  goal: number;
  seenSuccess: Generated<boolean>;
  celebrated: Generated<number>;
};

export type GatewayCustomerTable = {
  personId: string;
  customerId: string;
  createdAt: Date;
};

export type GatewayNotificationTable = {
  id: string;
  kind: string;
  subjectId: string;
  sentAt: Date;
  facts: ColumnType<unknown, string, string>;
  receivedAt: Date;
  processedAt: Date | null;
};

export type GivingSummaryLetterTable = {
  year: number;
  donor: string;
  sentAt: Date;
};

export type GroupCodeTable = {
  code: string;
  pelotonId: string;
  startsAt: Date;
  expiresAt: Date;
  useLimit: number;
};

export type GroupCodeEntryTable = {
  code: string;
  eventId: string;
  personId: string;
  enteredAt: Date;
};

export type HiddenContentTable = {
  subjectType: 'User' | 'Peloton';
  subjectId: string;
  kind: 'story' | 'profile-image' | 'cover-image';
  reasons: Array<string>;
  hiddenAt: Date;
  decidedAt: Date | null;
};

export type IdempotencyRecordTable = {
  key: string;
  caller: string;
  operation: string;
  requestHash: string;
  status: number;
  headers: ColumnType<unknown, string | null | null, string | null | null>;
  body: ColumnType<unknown, string | null | null, string | null | null>;
  createdAt: Date;
};

export type IdentityAccountTable = {
  oid: string;
  email: string | null;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  createdAt: Date;
  method: Generated<'email' | 'google' | 'facebook'>;
  hasConsented: Generated<boolean>;
  failedAttempts: Generated<number>;
  lockCount: Generated<number>;
  lockedUntil: Date | null;
  claims: Generated<'whole' | 'without-email' | 'without-oid' | 'unknown-policy'>;
};

export type IdentityCodeTable = {
  interactionId: string;
  email: string;
  codeHash: string;
  attempts: Generated<number>;
  sentAt: Date;
  verifiedAt: Date | null;
};

export type IdentityEndTable = {
  oid: string;
  endedAt: number;
};

export type IdentityKeyTable = {
  id: number;
  privateJwk: ColumnType<unknown, string, string>;
  createdAt: Date;
};

export type IdentityRecordTable = {
  key: string;
  payload: ColumnType<unknown, string, string>;
  accountId: string | null;
  grantKey: string | null;
  uidKey: string | null;
  expiresAt: Date | null;
};

export type ImageTable = {
  id: string;
  personId: string | null;
  pelotonId: string | null;
  kind: 'profile' | 'cover';
  address: string;
  files: Array<string>;
  keepUntil: Date;
  createdAt: Date;
};

export type ImageUploadTable = {
  id: string;
  personId: string;
  uploadedAt: Date;
};

export type InvitationKeyTable = {
  onlyRow: Generated<boolean>;
  secret: string;
};

export type JobTable = {
  id: Generated<string>;
  kind: string;
  key: string | null;
  payload: ColumnType<unknown, string, string>;
  state: Generated<'waiting' | 'done' | 'failed'>;
  runAt: Date;
  leasedUntil: Date | null;
  attempts: Generated<number>;
  lastError: string | null;
  createdAt: Date;
  finishedAt: Date | null;
};

export type LateLetterTable = {
  reference: string;
  kind: string;
};

export type LedgerAccountTable = {
  id: Generated<string>;
  kind: 'recipient' | 'clearing' | 'processing-fees' | 'partners' | 'registration-fees' | 'offline-receipts';
  ownerType: 'User' | 'Peloton' | 'General' | null;
  ownerId: string | null;
  eventYear: number;
};

export type LedgerEntryTable = {
  id: GeneratedAlways<number>;
  transactionId: string;
  accountId: string;
  amount: number;
  part: 'confirmed' | 'offline' | 'refunded' | 'attributed' | 'given-back' | 'shared-in' | 'shared-out' | null;
};

export type LedgerTransactionTable = {
  id: Generated<string>;
  kind: string;
  reference: string;
  reversesId: string | null;
  memo: string | null;
  occurredAt: Date;
  postedIn: Generated<string>;
  correctsId: string | null;
};

export type LetterOptOutTable = {
  addressHash: string;
  optedOutAt: Date;
};

export type LocalChariotGrantTable = {
  id: string;
  sequence: GeneratedAlways<number>;
  workflowSession: string;
  amount: number;
  status: 'Initiated' | 'Completed' | 'Canceled';
  createdAt: Date;
};

export type LocalGatewayCustomerTable = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  createdAt: Date;
};

export type LocalGatewayDisputeTable = {
  id: string;
  transactionId: string;
  amount: number;
  status: 'open' | 'lost' | 'won';
  createdAt: Date;
};

export type LocalGatewayMethodTable = {
  token: string;
  customerId: string;
  originNonce: string;
  isDefault: Generated<boolean>;
  createdAt: Date;
};

export type LocalGatewayNonceTable = {
  nonce: string;
  paymentMethodToken: string;
  consumedAt: Date | null;
  createdAt: Date;
};

export type LocalGatewayTransactionTable = {
  id: string;
  sequence: GeneratedAlways<number>;
  type: 'sale' | 'credit';
  status: 'submitted_for_settlement' | 'settled' | 'voided' | 'processor_declined' | 'gateway_rejected' | 'failed';
  orderId: string;
  amount: number;
  customerId: string | null;
  originNonce: string;
  paymentMethodToken: string | null;
  refundedTransactionId: string | null;
  processorCode: string | null;
  processorText: string | null;
  rejectionReason: string | null;
  createdAt: Date;
};

export type MailAttachmentTable = {
  mailId: string;
  position: number;
  fileName: string;
  contentType: string;
  content: Uint8Array;
};

export type MailOutboxTable = {
  id: Generated<string>;
  kind: string;
  personId: string | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  state: Generated<'waiting' | 'sent' | 'undelivered'>;
  createdAt: Date;
  sentAt: Date | null;
  isEmptiedOnceSent: Generated<boolean>;
};

export type OrganizationTable = {
  id: string;
  name: string;
  createdAt: Date;
  isListed: Generated<boolean>;
  isNamesake: Generated<boolean>;
  searchName: GeneratedAlways<string>;
  searchStarts: GeneratedAlways<string>;
};

export type ParticipationTable = {
  id: string;
  personId: string;
  eventId: string;
  registrationId: string;
  kind: 'Rider' | 'Challenger' | 'Volunteer';
  rideType: 'signature' | 'gravel' | null;
  routeId: string | null;
  commitment: Generated<number>;
  state: 'registered' | 'cancelled';
  registeredAt: Date;
  endedAt: Date | null;
  showsActivities: Generated<boolean>;
  showsNameInShifts: Generated<boolean>;
};

export type PaymentIntentTable = {
  id: Generated<string>;
  purpose: string;
  reference: string;
  personId: string | null;
  amount: number;
  state: Generated<'created' | 'charged' | 'declined' | 'unknown' | 'refunded'>;
  gatewayTransactionId: string | null;
  declineReason: string | null;
  idempotencyKey: string;
  createdAt: Date;
  updatedAt: Date;
  grantSession: string | null;
  eventYear: number | null;
};

export type PelotonTable = {
  id: string;
  name: string;
  level: Generated<'super' | 'peloton'>;
  parentId: string | null;
  story: ColumnType<unknown, string | null | null, string | null | null>;
  profileImageUrl: string | null;
  coverImageUrl: string | null;
  isActive: Generated<boolean>;
  acceptingNewMembers: Generated<boolean>;
  displayDonations: Generated<boolean>;
  yearsActive: Generated<Array<number>>;
  createdAt: Date;
  parentLevel: GeneratedAlways<string | null>;
  isNamesake: Generated<boolean>;
  searchName: GeneratedAlways<string>;
  searchStarts: GeneratedAlways<string>;
  nameKey: GeneratedAlways<string>;
  capitalsKey: GeneratedAlways<string>;
};

export type PelotonFamilyRequestTable = {
  id: Generated<string>;
  childId: string;
  parentId: string;
  askedBy: 'child' | 'parent';
  askerId: string;
  state: Generated<'open' | 'agreed' | 'declined' | 'withdrawn' | 'superseded'>;
  askedAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
};

export type PelotonGoalTable = {
  pelotonId: string;
  eventId: string;
  goal: number;
};

export type PelotonInvitationTable = {
  pelotonId: string;
  eventId: string;
  addressHash: string;
  invitedAt: Date;
};

export type PelotonLogTable = {
  id: GeneratedAlways<number>;
  pelotonId: string;
  eventId: string;
  kind: string;
  actorId: string | null;
  personId: string | null;
  details: ColumnType<unknown, string | undefined, string>;
  happenedAt: Date;
  postedIn: Generated<string>;
};

export type PelotonMemberTable = {
  pelotonId: string;
  eventId: string;
  personId: string;
  role: 'captain' | 'admin' | 'member';
  joinedAt: Date;
  leadsSince: Date | null;
};

export type PelotonRequestTable = {
  id: Generated<string>;
  pelotonId: string;
  eventId: string;
  personId: string;
  message: string | null;
  state: Generated<'open' | 'approved' | 'rejected' | 'withdrawn' | 'expired' | 'settled'>;
  askedAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
};

export type PelotonWeeklyLetterTable = {
  pelotonId: string;
  eventId: string;
  monday: CalendarDay;
};

export type PersonTable = {
  id: string;
  publicId: string;
  oid: string;
  emailAddress: string;
  loginType: Generated<'Unknown' | 'Email' | 'Google' | 'Facebook'>;
  firstName: string;
  lastName: string;
  middleName: string | null;
  prefix: string | null;
  suffix: string | null;
  title: string | null;
  gender: string | null;
  birthDate: CalendarDay | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  emergencyContactName: string | null;
  emergencyContactPhone: string | null;
  employerName: string | null;
  isCancerSurvivor: boolean | null;
  cancerType: string | null;
  jerseySize: string | null;
  tShirtSize: string | null;
  twitterHandle: string | null;
  instagramHandle: string | null;
  profileImageUrl: string | null;
  coverImageUrl: string | null;
  story: ColumnType<unknown, string | null | null, string | null | null>;
  tags: Generated<Array<string>>;
  isDonorListVisible: Generated<boolean>;
  isAchievementsInvisible: Generated<boolean>;
  blockRegistration: Generated<boolean>;
  cmsPreview: Generated<boolean>;
  termsAcceptedAt: Date | null;
  onboardingCompletedAt: Date | null;
  createdAt: Date;
  eventIds: Generated<Array<string>>;
  signInAddress: string | null;
  survivorVisibility: Generated<'nobody' | 'captains' | 'donors' | 'donors-and-captains' | 'everyone'>;
  isOnLeaderboards: Generated<boolean>;
  closedAt: Date | null;
  fullName: GeneratedAlways<string>;
  sortName: GeneratedAlways<string>;
  searchName: GeneratedAlways<string>;
  searchStarts: GeneratedAlways<string>;
};

export type ProblemReportTable = {
  id: GeneratedAlways<number>;
  number: string;
  receivedAt: Date;
  trace: string;
  bundle: ColumnType<unknown, string, string>;
};

export type PublicReleaseTable = {
  id: GeneratedAlways<number>;
  accountId: string;
  releasedAt: Date;
  postedIn: Generated<string>;
};

export type ReadinessTable = {
  id: Generated<boolean>;
  writtenAt: Date;
};

export type RecurringDonationTable = {
  id: string;
  donorPersonId: string | null;
  recipientType: 'User' | 'Peloton' | 'General';
  recipientPersonId: string | null;
  recipientPelotonId: string | null;
  amount: number;
  charge: number;
  dayOfMonth: number;
  state: 'active' | 'paused' | 'cancelled';
  nextOn: CalendarDay | null;
  startedAt: Date;
  endedAt: Date | null;
  donorEmail: string;
  details: ColumnType<unknown, string, string>;
  customerId: string | null;
  methodToken: string | null;
  methodType: 'CreditCard' | 'PayPalAccount' | 'VenmoAccount' | 'AndroidPayCard' | 'ApplePayCard' | null;
  methodBrand: string | null;
  methodLast4: string | null;
  methodExpirationMonth: number | null;
  methodExpirationYear: number | null;
  refusedCount: Generated<number>;
  retryOn: CalendarDay | null;
  pauseReason: 'charge-refused' | 'recipient-closed' | null;
};

export type RegistrationTable = {
  id: string;
  personId: string;
  eventId: string;
  state: 'in-progress' | 'completed' | 'cancelled';
  wantsChallenger: boolean;
  wantsVolunteer: boolean;
  wantsSignature: boolean;
  wantsGravel: boolean;
  savedSteps: Generated<Array<string>>;
  answers: ColumnType<unknown, string | undefined, string>;
  version: Generated<number>;
  startedAt: Date;
  updatedAt: Date;
  completedAt: Date | null;
  heldSince: Date | null;
};

export type RideTable = {
  id: string;
  eventId: string;
  rideType: 'signature' | 'gravel';
  name: string;
  startsOn: CalendarDay;
  summary: string;
  lowerRouteDeadline: CalendarDay;
  withdrawDeadline: CalendarDay;
};

export type RouteTable = {
  id: string;
  rideId: string;
  sponsorId: string | null;
  name: string;
  summary: string;
  distanceMiles: number;
  climbFeet: number;
  day: CalendarDay;
  startPlace: string;
  startTime: string;
  capacity: number;
  fee: number;
  commitment: number;
  course: ColumnType<unknown, string, string>;
  position: number;
  roads: ColumnType<unknown, string | undefined, string>;
  days: Generated<number>;
};

export type RouteChangeTable = {
  id: string;
  participationId: string;
  personId: string;
  eventId: string;
  fromRouteId: string;
  toRouteId: string;
  fromCommitment: number;
  toCommitment: number;
  charge: number;
  sponsorCode: string | null;
  state: 'charging' | 'done' | 'declined';
  key: string;
  askedAt: Date;
  settledAt: Date | null;
};

export type RoutePlaceTable = {
  id: string;
  routeId: string;
  registrationId: string | null;
  rideType: 'signature' | 'gravel';
  heldUntil: Date | null;
  changeId: string | null;
};

export type RouteStopTable = {
  routeId: string;
  placeId: string;
  mile: number;
  kind: 'start' | 'stop' | 'pass' | 'night' | 'finish';
};

export type SandboxClockTable = {
  onlyRow: Generated<boolean>;
  offsetMilliseconds: number;
};

export type SandboxOutcomeTable = {
  id: GeneratedAlways<number>;
  target: string;
  oid: string | null;
  emailAddress: string | null;
  outcome: ColumnType<unknown, string, string>;
  createdAt: Date;
  consumedAt: Date | null;
};

export type SavedPaymentMethodTable = {
  token: string;
  personId: string;
  type: 'CreditCard' | 'PayPalAccount' | 'VenmoAccount' | 'AndroidPayCard' | 'ApplePayCard';
  brand: string | null;
  last4: string | null;
  expirationMonth: number | null;
  expirationYear: number | null;
  isDefault: Generated<boolean>;
  createdAt: Date;
};

export type SchemaMigrationTable = {
  name: string;
  checksum: string;
  appliedAt: Generated<Date>;
};

export type SearchEntryTable = {
  type: 'User' | 'Peloton' | 'Organization';
  subjectId: string;
  eventId: string | null;
  start: string;
  place: number;
  starts: string;
  searchName: string;
};

export type SearchWordTable = {
  word: string;
};

export type ShiftTable = {
  id: string;
  eventId: string;
  rideId: string | null;
  jobType: string;
  title: string;
  summary: string;
  location: string;
  capacity: number;
  leadPersonId: string | null;
  minimumAge: Generated<number>;
  startsAt: Date;
  endsAt: Date;
  day: GeneratedAlways<CalendarDay>;
  startTime: GeneratedAlways<string>;
  endTime: GeneratedAlways<string>;
  revision: Generated<number>;
  cancelledAt: Date | null;
};

export type ShiftCheckInTable = {
  id: string;
  shiftId: string;
  personId: string;
  leadId: string;
  said: 'here' | 'absent' | 'withdrawn';
  replaces: Array<string>;
  saidAt: Date;
  sentAt: Date;
  receivedAt: Date;
  happenedAt: Date;
};

export type ShiftCodeTable = {
  code: string;
  shiftId: string;
  personId: string;
  createdAt: Date;
};

export type ShiftDepartureTable = {
  shiftId: string;
  personId: string;
  times: Generated<number>;
};

export type ShiftLeadTable = {
  shiftId: string;
  personId: string;
};

export type ShiftLetterTable = {
  id: string;
  shiftId: string;
  senderId: string;
  sentAt: Date;
  count: number;
};

export type ShiftPlaceTable = {
  shiftId: string;
  registrationId: string;
  heldUntil: Date | null;
  confirmUntil: Date | null;
  leaveRequestedAt: Date | null;
  leaveNotices: Generated<number>;
};

export type SightingTable = {
  id: GeneratedAlways<number>;
  kind: 'page' | 'virtual' | 'outbound';
  address: string;
  title: string | null;
  seenAt: Date;
};

export type SponsorTable = {
  id: string;
  name: string;
};

export type SponsorCodeTable = {
  code: string;
  sponsorId: string;
  startsAt: Date;
  expiresAt: Date;
  useLimit: number;
};

export type StandingOfferTable = {
  eventId: string;
  personId: string;
  upTo: number | null;
  madeAt: Date;
};

export type StoredFileTable = {
  name: string;
  body: Uint8Array;
  storedAt: Date;
};

export type ThankYouTable = {
  id: Generated<string>;
  personId: string;
  sentAt: Date;
};

export type ThankedDonationTable = {
  donationId: string;
  thankYouId: string;
};

export type ValleyPlaceTable = {
  id: string;
  eventId: string;
  name: string;
  longitude: number;
  latitude: number;
  elevation: number;
};

export type WaitingListEntryTable = {
  id: GeneratedAlways<number>;
  subjectKind: 'shift' | 'route';
  subjectId: string;
  personId: string;
  joinedAt: Date;
  offeredAt: Date | null;
  offeredUntil: Date | null;
  endedAt: Date | null;
  endedAs: 'accepted' | 'left' | 'expired' | 'closed' | null;
};

export type WaiverTable = {
  version: string;
  eventId: string;
  body: string;
  effectiveAt: Date;
};

export type WaiverSignatureTable = {
  id: string;
  registrationId: string;
  personId: string;
  waiverVersion: string;
  waiverBody: string;
  signedName: string;
  guardianName: string | null;
  guardianEmail: string | null;
  signedAt: Date;
};

export type WithheldEntryTable = {
  entryId: number;
  accountId: string;
  donationId: string | null;
  part: string;
  amount: number;
};

export type Database = {
  activityDay: ActivityDayTable;
  activityGoal: ActivityGoalTable;
  audit: AuditTable;
  auditFinding: AuditFindingTable;
  captaincyOffer: CaptaincyOfferTable;
  cardTestingKey: CardTestingKeyTable;
  codeUse: CodeUseTable;
  contactAddressChange: ContactAddressChangeTable;
  contentReport: ContentReportTable;
  discountCode: DiscountCodeTable;
  donation: DonationTable;
  donationAttempt: DonationAttemptTable;
  donationSignal: DonationSignalTable;
  endedSession: EndedSessionTable;
  event: EventTable;
  foldedEntry: FoldedEntryTable;
  fundShare: FundShareTable;
  fundShareBatch: FundShareBatchTable;
  fundShareRequest: FundShareRequestTable;
  fundSharingEnd: FundSharingEndTable;
  fundraising: FundraisingTable;
  gatewayCustomer: GatewayCustomerTable;
  gatewayNotification: GatewayNotificationTable;
  givingSummaryLetter: GivingSummaryLetterTable;
  groupCode: GroupCodeTable;
  groupCodeEntry: GroupCodeEntryTable;
  hiddenContent: HiddenContentTable;
  idempotencyRecord: IdempotencyRecordTable;
  identityAccount: IdentityAccountTable;
  identityCode: IdentityCodeTable;
  identityEnd: IdentityEndTable;
  identityKey: IdentityKeyTable;
  identityRecord: IdentityRecordTable;
  image: ImageTable;
  imageUpload: ImageUploadTable;
  invitationKey: InvitationKeyTable;
  job: JobTable;
  lateLetter: LateLetterTable;
  ledgerAccount: LedgerAccountTable;
  ledgerEntry: LedgerEntryTable;
  ledgerTransaction: LedgerTransactionTable;
  letterOptOut: LetterOptOutTable;
  localChariotGrant: LocalChariotGrantTable;
  localGatewayCustomer: LocalGatewayCustomerTable;
  localGatewayDispute: LocalGatewayDisputeTable;
  localGatewayMethod: LocalGatewayMethodTable;
  localGatewayNonce: LocalGatewayNonceTable;
  localGatewayTransaction: LocalGatewayTransactionTable;
  mailAttachment: MailAttachmentTable;
  mailOutbox: MailOutboxTable;
  organization: OrganizationTable;
  participation: ParticipationTable;
  paymentIntent: PaymentIntentTable;
  peloton: PelotonTable;
  pelotonFamilyRequest: PelotonFamilyRequestTable;
  pelotonGoal: PelotonGoalTable;
  pelotonInvitation: PelotonInvitationTable;
  pelotonLog: PelotonLogTable;
  pelotonMember: PelotonMemberTable;
  pelotonRequest: PelotonRequestTable;
  pelotonWeeklyLetter: PelotonWeeklyLetterTable;
  person: PersonTable;
  problemReport: ProblemReportTable;
  publicRelease: PublicReleaseTable;
  readiness: ReadinessTable;
  recurringDonation: RecurringDonationTable;
  registration: RegistrationTable;
  ride: RideTable;
  route: RouteTable;
  routeChange: RouteChangeTable;
  routePlace: RoutePlaceTable;
  routeStop: RouteStopTable;
  sandboxClock: SandboxClockTable;
  sandboxOutcome: SandboxOutcomeTable;
  savedPaymentMethod: SavedPaymentMethodTable;
  schemaMigration: SchemaMigrationTable;
  searchEntry: SearchEntryTable;
  searchWord: SearchWordTable;
  shift: ShiftTable;
  shiftCheckIn: ShiftCheckInTable;
  shiftCode: ShiftCodeTable;
  shiftDeparture: ShiftDepartureTable;
  shiftLead: ShiftLeadTable;
  shiftLetter: ShiftLetterTable;
  shiftPlace: ShiftPlaceTable;
  sighting: SightingTable;
  sponsor: SponsorTable;
  sponsorCode: SponsorCodeTable;
  standingOffer: StandingOfferTable;
  storedFile: StoredFileTable;
  thankYou: ThankYouTable;
  thankedDonation: ThankedDonationTable;
  valleyPlace: ValleyPlaceTable;
  waitingListEntry: WaitingListEntryTable;
  waiver: WaiverTable;
  waiverSignature: WaiverSignatureTable;
  withheldEntry: WithheldEntryTable;
};
