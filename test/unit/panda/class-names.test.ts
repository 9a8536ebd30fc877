import { expect, test } from 'vitest';
import { recipes, slotRecipes } from '#panda/recipes/recipes.ts';

/** Words in class names by which common filter lists hide elements. */
const hidden =
  /(^|[_-])(ad|ads|advert\w*|affiliates?|banners?|newsletters?|partners?|popups?|promos?|promotions?|shar(e|es|ing)|social\w*|sponsor\w*|tracking)([_-]|$)/;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const namesOf = ({ className = '', slots = [], variants = {} }: Named): string[] => [
  className,
  ...slots.map((slot) => `${className}__${kebab(slot)}`),
  ...Object.entries(variants).flatMap(([variant, values]) =>
    Object.keys(values).map((value) => `${className}--${kebab(variant)}_${kebab(value)}`),
  ),
];

type Named = {
  className?: string | undefined;
  slots?: readonly string[];
  variants?: Record<string, object> | undefined;
};

test('no class has a name that blockers of advertising hide', () => {
  const names = Object.values({ ...recipes, ...slotRecipes }).flatMap((recipe) => namesOf(recipe as Named));
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => hidden.test(name))).toEqual([]);
});
