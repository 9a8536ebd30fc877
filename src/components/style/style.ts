import type * as recipes from '#styled-system/recipes';

type Recipes = typeof recipes;
type Variants<Name extends keyof Recipes> = Recipes[Name] extends { variantMap: infer Map }
  ? { [Key in keyof Map]?: (Map[Key] extends readonly (infer Value)[] ? Value : never) | undefined }
  : never;
type Slot<Name extends keyof Recipes> = Recipes[Name] extends { __slot: infer Slots extends string }
  ? Slots
  : never;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const withVariants = (base: string, variants: object) =>
  Object.entries(variants).reduce(
    (names, [key, value]) => (value === undefined ? names : `${names} ${base}--${key}_${value}`),
    base,
  );

/** Joins class names and skips absent ones. */
export const names = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' ');

/**
 * Class names of a recipe of `panda.config.ts`. Panda's recipe functions would bring the list of all variants to the first screen. The
 * names follow from the recipe, and `staticCss` generates every variant.
 */
export const look = <Name extends keyof Recipes>(name: Name, variants?: Variants<Name>) =>
  withVariants(kebab(name), variants ?? {});

/** Class names of a recipe with slots: `const at = slots('field', { width: 'short' })`, then `at('input')`. */
export const slots =
  <Name extends keyof Recipes>(name: Name, variants?: Variants<Name>) =>
  (slot: Slot<Name>) =>
    withVariants(`${kebab(name)}__${slot}`, variants ?? {});
