/** A pattern that must not appear on any line of the files whose path matches `where`. */
type WordRule = { where: RegExp; except?: RegExp; pattern: RegExp; why: string };

const everywhere = /./;
const itself = /^scripts\/check\/word-rules\.ts$|^test\/unit\/house-style/;
const code = /^(machines|openapi|panda|scripts|server|src|test)\//;
/** A migration stays as it was run; the rules and their test contain what they forbid. */
const outOfReach = new RegExp(`${itself.source}|^server/platform/database/migrations/`);
/** Words of the event, also as a part of a name. The gateway's own terms, such as `recurring_first`, are allowed. */
const domainWords =
  /charit|donor|donat|gift|receipt|fundrais|commitment|registration|challenger|volunteer|peloton|riders?\b|inMiles|\bmiles?\b/i;
/** A day without a zone: a part of an instant's text, an instant from a day's text, and functions that use the machine's zone or none. */
const zoneless =
  /toISOString\(\)\??\s*\.(slice|substring|substr|split)\b|\}T\d\d:\d\d|\bDateTimeFormat\(|\.toLocale(Date|Time)String\(|\.to(Date|Time)String\(|\.[gs]et(UTC)?(Date|Day|Hours|Month)\(|\.[gs]etFullYear\(/;
const effects = [
  'fetch\\b',
  'setTimeout',
  'setInterval',
  'localStorage',
  'document\\.',
  'window\\.',
  'Date\\.now',
  'Math\\.random',
];

export const wordRules: readonly WordRule[] = [
  {
    where: /^machines\//,
    pattern: new RegExp(`\\b(${effects.join('|')})`),
    why: 'a machine has no effects of its own: declare a port, take the value by event or input',
  },
  {
    where: /^server\//,
    except: /^server\/(charging|platform\/database)\//,
    pattern: /payment_intent|paymentIntent/,
    why: 'only server/charging/ reads and writes intents: use its public module',
  },
  {
    where: /^server\//,
    except: /^server\/(ledger|platform\/database\/migrations)\//,
    pattern: /insert into ledger_|insertInto\('ledger|insertRows\(.*ledger/,
    why: 'only server/ledger/ writes the ledger: use its public module',
  },
  {
    where: /^server\/platform\//,
    except: /^server\/platform\/database\//,
    pattern: domainWords,
    why: 'the platform knows nothing of the event: this belongs to an area. Only the database’s tables are named there',
  },
  {
    where: code,
    except: outOfReach,
    pattern:
      /\b(const|let|type|function) \w*[gG]ift\w*|\([\w, ]*\b\w*[gG]ift\w*[\w, ]*\) =>|\b(monthly|recurring)[-_]gifts?\b/,
    why: 'code says donation and recurring donation; a person may read “gift” on the screen',
  },
  {
    where: code,
    except: outOfReach,
    pattern: /\b(dossiers?|stand-ins?|likeness)\b|[a-z]Books\b|[dD]ossier(?=[A-Z])|[rR]esidentsOf\b/,
    why: 'say registration aggregate, simulator, duplicate fingerprint or similarity, gateway reports or ledger, system actor',
  },
  {
    where: /^(machines|openapi|scripts|server|src)\//,
    except: new RegExp(`${itself.source}|^machines/calendar\\.ts$`),
    pattern: zoneless,
    why: 'a day or a time of an instant needs its zone: `dayIn`, `instantIn` and the others of machines/calendar.ts',
  },
  {
    where: everywhere,
    except: itself,
    pattern: /\b(TODO|FIXME|XXX)\b|coming soon|not (yet )?implemented/i,
    why: 'unfinished work belongs in an issue',
  },
  {
    where: everywhere,
    except: itself,
    pattern: /@ts-(ignore|nocheck)|\bas any\b/,
    why: 'say the type; `unknown` and a check where it comes from outside',
  },
  {
    where: /^test\//,
    except: itself,
    pattern: /\b(describe|it|test)\.(skip|only|todo|fixme)\b|\b(xit|xdescribe|fit)\(/,
    why: 'every test runs, or it goes',
  },
  {
    where: /^test\//,
    except: itself,
    pattern: /waitForTimeout|setTimeout[^}]*\} from 'node:timers\/promises'|=> setTimeout\(\w+,/,
    why: 'wait for what should be there, not for time to pass',
  },
  {
    where: /^(src|machines|server|test)\//,
    except: itself,
    pattern: /(from|import\() ?'\.\.\//,
    why: 'from another folder, import by `#src/…`, `#machines/…`, `#server/…`, `#test/…`, `#scripts/…`',
  },
  {
    where: /^(src|machines|server|test|scripts)\//,
    except: itself,
    pattern:
      /(from|import\() ?'(#(src|machines|server|openapi|test|scripts|panda)\/|\.\/)[^'?]*(?<!\.(ts|tsx|json|css|mdx|sql|svg|mjs|png|webp|woff2))(\?\w+)?';/,
    why: 'imports carry the file extension: Node runs these files as they are',
  },
];
