const early = new Map<string, HTMLFormElement>();

/** Keeps the forms that the server rendered, with what is typed into them: React renders a page anew that it can't take over as it stands. */
export const keepEarlyForms = (root: HTMLElement): void => {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[id]')) early.set(form.id, form);
};

/** The form as a person left it before the page had its script; asked for by the component that has taken it over. */
export const earlyForm = (id: string): HTMLFormElement | null =>
  early.get(id) ?? document.querySelector<HTMLFormElement>(`form#${id}`);

/** What was typed counts once. */
export const forgetEarlyForm = (id: string): void => {
  early.delete(id);
};
