import { button, link, notice, skeleton, tag, visuallyHidden } from './basics.ts';
import { choiceCard, choiceGroup } from './choice.ts';
import { climb, contours } from './climb.ts';
import { course } from './course.ts';
import { errorSummary, field } from './field.ts';
import { frame } from './frame.ts';
import { stepper } from './stepper.ts';

export const recipes = { button, contours, link, notice, skeleton, tag, visuallyHidden };

export const slotRecipes = { choiceCard, choiceGroup, climb, course, errorSummary, field, frame, stepper };
