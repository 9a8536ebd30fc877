import { button, link, notice, skeleton, tag, visuallyHidden } from './basics.ts';
import { choiceCard, choiceGroup } from './choice.ts';
import { errorSummary, field } from './field.ts';
import { frame } from './frame.ts';
import { stepper } from './stepper.ts';

export const recipes = { button, link, notice, skeleton, tag, visuallyHidden };

export const slotRecipes = { choiceCard, choiceGroup, errorSummary, field, frame, stepper };
