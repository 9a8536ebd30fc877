import { baseCamp } from './base-camp.ts';
import { button, link, notice, skeleton, tag, unseen } from './basics.ts';
import { chart } from './chart.ts';
import { choiceCard, choiceGroup } from './choice.ts';
import { climb, contours } from './climb.ts';
import { content } from './content.ts';
import { contentsList } from './contents-list.ts';
import { course } from './course.ts';
import { cueCard } from './cue-card.ts';
import { card, dataList, fold, moneyParts, review } from './data.ts';
import { donation } from './donation.ts';
import { drawer } from './drawer.ts';
import { entries } from './entries.ts';
import { errorSummary, field } from './field.ts';
import { fieldGroup } from './field-group.ts';
import { finder } from './finder.ts';
import { forecast } from './forecast.ts';
import { frame } from './frame.ts';
import { funderMark } from './funder-mark.ts';
import { giveCard } from './give-card.ts';
import { hero, scenery } from './hero.ts';
import { home } from './home.ts';
import { illustration } from './illustration.ts';
import { menu } from './menu.ts';
import { dialog, progress, snackbar } from './overlays.ts';
import { pageTabs } from './page-tabs.ts';
import { portrait } from './portrait.ts';
import { prose } from './prose.ts';
import { searchBox } from './search-box.ts';
import { siteFooter } from './site-footer.ts';
import { icon, siteHeader } from './site-header.ts';
import { stepper } from './stepper.ts';
import { story } from './story.ts';
import { valley } from './valley.ts';
import { ways } from './ways.ts';

export const recipes = {
  button,
  contours,
  icon,
  illustration,
  link,
  notice,
  prose,
  skeleton,
  story,
  tag,
  unseen,
};

export const slotRecipes = {
  baseCamp,
  card,
  chart,
  choiceCard,
  choiceGroup,
  climb,
  content,
  contentsList,
  pageTabs,
  course,
  cueCard,
  dataList,
  dialog,
  drawer,
  entries,
  errorSummary,
  field,
  fieldGroup,
  fold,
  forecast,
  frame,
  finder,
  donation,
  giveCard,
  hero,
  home,
  menu,
  moneyParts,
  funderMark,
  portrait,
  progress,
  review,
  scenery,
  searchBox,
  siteFooter,
  siteHeader,
  snackbar,
  stepper,
  valley,
  ways,
};
