import type { EditedProfile, ProfileDraft } from '#machines/profile/profile.types.ts';
import type { SectionProps as EditedSectionProps } from '#src/components/editing/edited-form.tsx';

type TextField = {
  [Field in keyof ProfileDraft]: ProfileDraft[Field] extends string ? Field : never;
}[keyof ProfileDraft];

export type SectionProps = EditedSectionProps<EditedProfile>;

/** The props of every text field of a section. */
export const textField = ({ draft, change, errorOf, isBusy }: SectionProps, field: TextField) => ({
  id: field,
  value: draft[field],
  error: errorOf(field),
  disabled: isBusy,
  onChange: (value: string) => change({ [field]: value }),
});
