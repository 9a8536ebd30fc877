import type { ProfileDraft } from '#machines/profile/profile.types.ts';

type TextField = {
  [Field in keyof ProfileDraft]: ProfileDraft[Field] extends string ? Field : never;
}[keyof ProfileDraft];

/** What a section needs of the form around it. */
export type SectionProps = {
  draft: ProfileDraft;
  change: (changes: Partial<ProfileDraft>) => void;
  errorOf: (field: keyof ProfileDraft) => string | undefined;
  isBusy: boolean;
};

/** What every text field of a section takes. */
export const textField = ({ draft, change, errorOf, isBusy }: SectionProps, field: TextField) => ({
  id: field,
  value: draft[field],
  error: errorOf(field),
  disabled: isBusy,
  onChange: (value: string) => change({ [field]: value }),
});
