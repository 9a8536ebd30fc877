const early = new Map<string, HTMLFormElement>();

/** Keeps the server-rendered forms with their typed values, because React may replace them during hydration. */
export const keepEarlyForms = (root: HTMLElement): void => {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[id]')) early.set(form.id, form);
};

/** The form as the person left it before hydration, for the component that hydrates it. */
export const earlyForm = (id: string): HTMLFormElement | null =>
  early.get(id) ?? document.querySelector<HTMLFormElement>(`form#${id}`);

/** The typed values are used once. */
export const forgetEarlyForm = (id: string): void => {
  early.delete(id);
};
