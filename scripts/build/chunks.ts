import { first } from './first-chunk.ts';
import { oneOf } from './one-of.ts';
import { ownChunks } from './own-chunks.ts';

/*
 * Which modules travel together. Dozens of files of 300 bytes compress worse than one, and the name of each stands in the
 * entry; what a page doesn't need must not come with what it does.
 */

const react = /node_modules\/(react|react-dom|scheduler)\//;

/** What content pages show, and the home page with the room for what somebody who has signed in sees above it. */
const content = oneOf('src/routes/(index|\\$)\\.tsx\\?', 'src/features/content/content-view\\.');

/** What makes a call, whichever, with the calls of those who sign in and register. */
const calls = oneOf(
  'node_modules/openapi-fetch/',
  'src/api/(?!json-patch|stubs|calls/|live-total|upload|save-file|load-file)',
  'src/api/calls/(event|registration|user)',
  'machines/flow-error',
);

/** What the other pages ask the API for. */
const areaCalls = oneOf('src/api/(calls/(?!valley)|live-total|upload|save-file|load-file)');

/** What every page that runs a flow wants: the root actor's language, and who is signed in. */
const flows = oneOf(
  'node_modules/(xstate|@xstate/react)/',
  'machines/(fragments|meta|poll-delay|port|auth/(auth\\.(failures|selectors)|safe-path)|entity/)',
  'src/app/(hydration/use-deferred-flow|root-actor/(system-actors|enter-flow|use-app)|router/(or-not-found|use-leave-warning)|session/session)\\.',
  'src/features/auth/(auth\\.cookies|kept-address|logout-messages|use-way-back|whether-signed-in)',
  'src/features/base-camp/base-camp\\.storage',
  'src/components/(panel|way-back)/',
);

/** The app itself, from which each flow is started, with its shell and the places of somebody who signed in. */
const app = oneOf(
  'src/app/shell/shell\\.',
  'src/app/session/session-actions',
  'src/features/shell/session-items',
  'src/app/root-actor/(start|create)-app\\.',
  'src/app/session/end-with-session\\.',
  'src/features/(donation/storage/donation|peloton/settings/settings|profile/profile|registration/registration|shift-lead/shift-lead)-keys\\.',
  'src/features/auth/auth\\.settings',
  'machines/(form/typed-values|shell/snackbar/)',
);

/** Signing in, the pages that only pass a person on to it and back, and two small ones that end something. */
const passages = oneOf(
  'src/features/auth/(passage|sign-in-page)',
  'src/routes/(auth\\.[\\w-]+|sign-in|account-closed|invitations\\.stop)\\.tsx\\?',
);

/** How every page of the app is styled, and what a question stands in. */
const basics = oneOf(
  'node_modules/lucide-react/dist/esm/(createLucideIcon|icons/(check|chevron-down|circle(-[\\w-]+)?|info|triangle-[\\w-]+|x)\\.)',
  'src/components/(button/text-link|illustration/job-scene|lazy/arrived|climb/(profile|noise|paths|rider)|format|notice|page-frame/step-layout|progress-bar)',
  'machines/(calendar|money|whose|registration/ride-names)',
);

/** What pages that are read are laid out with. */
const page = oneOf(
  'node_modules/lucide-react/',
  'src/components/(card|course|climb|contours|data-list|money-parts|page-frame/(hero|part|side-card)|pager|portrait|steps|story|valley)',
  'src/app/entities/entity-page',
  'src/features/(peloton/peloton-messages|profile/profile-messages)\\.',
);

/** What pages with views of their own, such as the desk and fund sharing, have in common. */
const views = oneOf('src/components/(page-tabs|skeleton/brief-skeleton)');

/** What is said of a page that can't be shown. It is there before it is needed. */
const errors = oneOf('src/app/(errors/(error-\\w|use-error-note)|offline/connection)');

/** Sharing a page. */
const share = oneOf(
  'src/(app/tracking/use-part-seen|routes/-share/share-(own-page|page|registered)|features/share/share(-button|d-pages))\\.',
);

/** Whom and what a page is about, as the app reads it anew, with the donations in it. */
const entity = oneOf(
  'src/app/(entities/use-entity|live/use-live-total)\\.',
  'src/components/(donation-list|report)/',
);

/** What changes a page of a person or peloton, and the pictures that are chosen for it. */
const editing = oneOf(
  'src/(api/json-patch|components/editing/)',
  'machines/founding/peloton-name\\.',
  'src/features/image/',
  'src/routes/-peloton/new-pictures',
  'machines/(editing|image)/',
);

/** A story and where it is written; the editor itself comes later. */
const story = oneOf('src/features/profile/story-editor/story-field\\.', 'machines/story/');

/** Ways into a peloton: asking to join, and being invited. */
const joining = oneOf(
  'src/routes/-peloton/(join-control|peloton-(membership|inviting))',
  'src/features/(membership|invitation)/',
  'machines/(membership|invitation)/',
);

/** How answers are checked, for every form. */
const validation = oneOf(
  'node_modules/zod/',
  'machines/(form/(?!phone|person-|link)|member-desk/letter\\.rules)',
);

/** How phone numbers are read. It is as large as all the other rules together, and only forms that ask for a number need it. */
const phone = oneOf('node_modules/libphonenumber-js/', 'machines/form/(phone|person-fields)');

/** How names and messages are kept free of links: the list of top-level domains is half as large as zod. */
const linkRule = oneOf('node_modules/tlds/', 'machines/form/link');

/** What every page that charges needs before the payment form itself, and how its flow asks for a payment. */
const paying = oneOf(
  'src/features/payment/(ask-for-token|client-token|form/payment-f)',
  'machines/(payment/(payment-form|request-card)|recurring-donation/recurring-donation\\.calendar)\\.',
);

/** What forms are made of. */
const form = oneOf(
  'src/components/(dialog|field/(?!amount|finder|phone|text-area|use-(combobox|found))|fold|form/|stepper)',
);

/** What is chosen, found and summed up in some of them. */
const choices = oneOf('src/components/(ask|choice|field/(?!phone)|payment-choice|review)');

/** What the pages of giving need before somebody is there. */
const giving = oneOf(
  'src/routes/donate\\.index\\.tsx\\?',
  'src/features/donation/recipient/(recipient|recipient-address)\\.',
  'machines/donation/recipient',
);

/** What the pages about one person or peloton need before somebody is there. */
const person = oneOf('src/routes/profile\\.\\$id\\.(index|donations)\\.tsx\\?');
const peloton = oneOf('src/routes/peloton\\.\\$id\\.(index|members|donations)\\.tsx\\?');

/** What the choice of a registration shares with its steps. */
const participation = oneOf(
  'src/features/registration/(participation-options|plain-screen|wanted-route)',
  'machines/registration/registration\\.(messages|participation)',
);

/** What somebody can register for, from the choices to the way on. */
const enrollment = oneOf(
  'src/routes/-register/',
  'src/features/registration/enrollment',
  'machines/registration/enrollment',
);

/** These pages themselves, and what asks for them in the app. */
const personPage = oneOf(
  'src/routes/-profile/(?!own-camp|own-contact|own-images)',
  'src/features/profile/(donors-page|own-story|page/|profile-|survivor/survivor-mark)',
);
const pelotonPage = oneOf(
  'src/routes/-peloton/(?!peloton-images|member-desk)',
  'src/features/peloton/(donors-page|leader-ways|members-page|page/|peloton-(hero|page|people))',
);

/** A registration, with what one continues from, as far as its first question needs it. */
const registration = oneOf(
  'src/routes/registration\\.tsx\\?',
  'src/features/registration/registration\\.(offer|storage)',
);

/** The rest of it: the later steps, the payment and the end. */
const laterScreens = oneOf('src/features/registration/later-screens', 'src/features/payment/payment-slot');

/** What content pages do beyond being read. */
const extras = oneOf('src/features/content/home/live-climb', 'src/features/content/faq-search');

/** Reading along the map of the valley, and a route's cue card. One file: the name of each stands in the entry. */
const valley = oneOf(
  'src/features/(content/)?valley/',
  'src/api/calls/valley',
  'src/routes/(-cue-card/|cue-card\\.\\$id\\.tsx\\?)',
);

/** The page after a donation. */
const thanks = oneOf('src/routes/donate\\.thanks\\.tsx\\?', 'src/features/donation/thanks/thanks-page');

/** What the pages of a search need before somebody is there. */
const searching = oneOf(
  'src/routes/(give\\.)?search\\.tsx\\?',
  'src/app/(hydration/deferred-search-page|router/load-results)\\.',
  'src/features/search/search(-address)?\\.',
  'machines/search/search-address',
);

/** And what only the page needs on which somebody to give to is found. */
const finding = oneOf('src/routes/give\\.index\\.tsx\\?', 'src/features/donation/give/give\\.');

/** What a donation shares with a recurring one that is changed. */
const donating = oneOf(
  'src/features/donation/(donation-messages|form/(amount/(amount-choice|fee-cover)|form\\.types)|known-donor|payment-ports|screens/(moment|session-ended))',
  'src/features/payment/(donation-payment|ways/ways)\\.',
  'machines/donation/donation(\\.(declines|messages|rules)|-draft\\.rules)',
);

/** The donation itself, from its form to its receipt. What a wallet or a card needs comes when it is asked for. */
const checkout = oneOf(
  'src/routes/-checkout/',
  'src/features/donation/(checkout/|donate/|donation[.-]|form/|known-donor|payment-ports|recipient/(choose|donation)|screens/|storage/donation|thanks/)',
  'src/features/payment/(ask|client|donation|form/|ways/wa)',
  'machines/(donation/(donation\\.|donation-draft\\.|step-entries\\.)|form/field-errors|payment/)',
);

export const chunks = [
  { name: 'react', test: react, priority: 100 },
  { name: 'first', test: first, priority: 50 },
  { name: 'start-app', test: app, priority: 36 },
  { name: 'content', test: content, priority: 50 },
  { name: 'calls', test: calls, priority: 50 },
  { name: 'basics', test: basics, priority: 50 },
  { name: 'area-calls', test: areaCalls, priority: 50 },
  { name: 'flows', test: flows, priority: 40 },
  { name: 'phone', test: phone, priority: 55 },
  // Lower than what it is made of, or it would take that along.
  { name: 'phone-field', test: oneOf('src/components/field/phone-field'), priority: 30 },
  { name: 'validation', test: validation, priority: 60 },
  // Before the forms that use them, or those would take them along.
  { name: 'link-rule', test: linkRule, priority: 65 },
  { name: 'names', test: oneOf('machines/(form/person-name|shortened)'), priority: 65 },
  { name: 'paying', test: paying, priority: 40 },
  { name: 'errors', test: errors, priority: 40 },
  { name: 'page', test: page, priority: 40 },
  { name: 'views', test: views, priority: 40 },
  { name: 'form', test: form, priority: 45 },
  { name: 'choices', test: choices, priority: 40 },
  { name: 'share', test: share, priority: 35 },
  { name: 'entity', test: entity, priority: 34 },
  { name: 'story', test: story, priority: 40 },
  { name: 'joining', test: joining, priority: 33 },
  { name: 'donating', test: donating, priority: 33 },
  { name: 'giving', test: giving, priority: 40 },
  { name: 'person', test: person, priority: 50 },
  { name: 'peloton', test: peloton, priority: 50 },
  { name: 'register', test: oneOf('src/routes/register\\.tsx\\?'), priority: 50 },
  { name: 'mix', test: participation, priority: 40 },
  { name: 'enrollment', test: enrollment, priority: 30 },
  { name: 'person-page', test: personPage, priority: 30 },
  { name: 'peloton-page', test: pelotonPage, priority: 30 },
  { name: 'peloton.new', test: oneOf('routes/peloton\\.new', 'machines/founding/founding'), priority: 30 },
  { name: 'editing', test: editing, priority: 40 },
  { name: 'registration', test: registration, priority: 30 },
  { name: 'later-screens', test: laterScreens, priority: 20 },
  { name: 'extras', test: extras, priority: 30 },
  { name: 'valley', test: valley, priority: 30 },
  { name: 'thanks', test: thanks, priority: 30 },
  { name: 'fund', test: oneOf('src/routes/fund-sharing\\.\\$id\\.tsx\\?'), priority: 50 },
  { name: 'sharing', test: oneOf('src/(routes/-|features/)fund-sharing/'), priority: 30 },
  { name: 'searching', test: searching, priority: 40 },
  { name: 'finding', test: finding, priority: 40 },
  { name: 'checkout', test: checkout, priority: 30 },
  { name: 'passages', test: passages, priority: 40 },
  ...ownChunks,
];
