/** Content that people can report. */
export type ReportableKind = 'story' | 'profile-image' | 'cover-image';

export type ReportReason = 'hurtful' | 'sexual' | 'deceptive' | 'not-theirs' | 'other';

export const kindNames: Readonly<Record<ReportableKind, string>> = {
  story: 'The story',
  'profile-image': 'The picture',
  'cover-image': 'The cover picture',
};

export const reasonNames: Readonly<Record<ReportReason, string>> = {
  hurtful: 'It is hurtful or hateful',
  sexual: 'It is sexual or violent',
  deceptive: 'It deceives people or asks for money elsewhere',
  'not-theirs': 'It belongs to someone else, or shows someone who didn’t agree',
  other: 'Something else is wrong with it',
};

const reasonTexts: Readonly<Record<ReportReason, string>> = {
  hurtful: 'hurtful',
  sexual: 'sexual or violent',
  deceptive: 'deceptive',
  'not-theirs': 'someone else’s',
  other: 'wrong in another way',
};

const listed = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** "hurtful or deceptive" */
export const reasonsText = (reasons: readonly ReportReason[]): string =>
  listed.format(reasons.map((reason) => reasonTexts[reason]));

type Page = { story: object | null; profileImageUrl: string | null; coverImageUrl: string | null };

/** The reportable content of a page. */
export const reportable = ({ story, profileImageUrl, coverImageUrl }: Page): ReportableKind[] => [
  ...(story === null ? [] : (['story'] as const)),
  ...(profileImageUrl === null ? [] : (['profile-image'] as const)),
  ...(coverImageUrl === null ? [] : (['cover-image'] as const)),
];
