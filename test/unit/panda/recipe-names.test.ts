import { expect, test } from 'vitest';
import { recipes, slotRecipes } from '#panda/recipes/recipes.ts';
import { look, slots } from '#src/components/style/style.ts';
import * as generated from '#styled-system/recipes';

type Chosen = Record<string, string>;
type Recipe = ((chosen: Chosen) => string | Record<string, string>) & {
  variantMap: Record<string, string[]>;
};

const made = new Map(Object.entries(generated).map(([name, recipe]) => [name, recipe as unknown as Recipe]));

/** Every variant of a recipe alone, and none. */
const choices = (recipe: Recipe): Chosen[] => [
  {},
  ...Object.entries(recipe.variantMap).flatMap(([variant, values]) =>
    values.map((value) => ({ [variant]: value })),
  ),
];

const sorted = (names: string) => names.split(' ').sort();

test.each(Object.keys(recipes))('look() returns Panda’s class names for %s', (name) => {
  const recipe = made.get(name);
  if (!recipe) throw new Error(`Panda has not generated ${name}`);
  for (const chosen of choices(recipe)) {
    expect(sorted(look(name as keyof typeof recipes, chosen as never))).toEqual(
      sorted(String(recipe(chosen))),
    );
  }
});

test.each(Object.keys(slotRecipes))('slots() returns Panda’s class names for %s', (name) => {
  const recipe = made.get(name);
  if (!recipe) throw new Error(`Panda has not generated ${name}`);
  for (const chosen of choices(recipe)) {
    const at = slots(name as keyof typeof slotRecipes, chosen as never);
    for (const [slot, names] of Object.entries(recipe(chosen))) {
      expect(sorted(at(slot as never))).toEqual(sorted(names));
    }
  }
});
