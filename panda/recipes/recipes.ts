import { button, link, notice, skeleton, tag, unseen } from './basics.ts';
import { choiceCard, choiceGroup } from './choice.ts';
import { climb, contours } from './climb.ts';
import { course } from './course.ts';
import { card, dataList, fold, review } from './data.ts';
import { errorSummary, field } from './field.ts';
import { frame } from './frame.ts';
import { hero, scenery } from './hero.ts';
import { dialog, progress, snackbar } from './overlays.ts';
import { stepper } from './stepper.ts';

export const recipes = { button, contours, link, notice, skeleton, tag, unseen };

export const slotRecipes = {
  card,
  choiceCard,
  choiceGroup,
  climb,
  course,
  dataList,
  dialog,
  errorSummary,
  field,
  fold,
  frame,
  hero,
  progress,
  review,
  scenery,
  snackbar,
  stepper,
};
