import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Name, Person, Role } from '#test/path-driver/model/ui.ts';

const shownText = () => (document.body.textContent ?? '').replace(/\s+/g, ' ');

const isIn = (name: Name, text: string) => (typeof name === 'string' ? text.includes(name) : name.test(text));

const named = (name: Name | undefined) => (name === undefined ? {} : { name });

/** The test's set-up doesn't ask whether styles hide something; what the document itself closes is hidden all the same. */
const shown = (role: Role, name: Name | undefined) =>
  screen
    .queryAllByRole(role, named(name))
    .filter((one) => one.closest('dialog:not([open]), [hidden]') === null);

const fail = (message: string): never => {
  throw new Error(`${message}\nOn the screen: ${shownText().slice(0, 1500)}`);
};

/** A person in front of a rendered screen. */
export const screenPerson = (): Person => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const person: Person = {
    driver: 'screen',
    press: (role, name) => user.click(screen.getByRole(role, { name })),
    fill: async (label, value) => {
      const field = screen.getByLabelText(label);
      await user.clear(field);
      if (value !== '') {
        await user.click(field);
        await user.paste(value);
      }
    },
    choose: async (label, option) => user.selectOptions(screen.getByLabelText(label), option),
    tick: async (label, checked = true) => {
      const box = screen.getByLabelText<HTMLInputElement>(label);
      if (box.checked !== checked) await user.click(box);
    },
    pick: async (group, option) =>
      user.click(within(screen.getByRole('group', { name: group })).getByLabelText(option)),
    unfold: async (title) => {
      const line = screen.getByText(title, { selector: 'summary, summary *' });
      if (line.closest('details:not([open])')) await user.click(line);
    },
    key: (key) => user.keyboard(`{${key}}`),
    sees: async (role, name) => {
      if (shown(role, name).length === 0) fail(`there is no ${role} ${name ?? ''}`);
    },
    reads: async (text) => {
      if (!isIn(text, shownText())) fail(`nothing reads ${text}`);
    },
    missesRole: async (role, name) => {
      if (shown(role, name).length > 0) fail(`there is a ${role} ${name ?? ''}`);
    },
    missesText: async (text) => {
      if (isIn(text, shownText())) fail(`something reads ${text}`);
    },
    finds: async (label, value) => {
      const held = screen.getByLabelText<HTMLInputElement>(label).value;
      if (held !== value) fail(`${label} holds "${held}", not "${value}"`);
    },
  };
  return person;
};
