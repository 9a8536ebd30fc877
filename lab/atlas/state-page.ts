/** A line of a file of the project. */
export type SourceLine = { file: string; line: number };

/** A step as a reader understands it: what happens, in which case, and the states after it. */
export type ReadableStep = { cause: string; choice: string; states: string[] };
export type ReadablePath = { start: string; states: string[]; steps: ReadableStep[] };

/** An answer of a port, in one case that the tests know, and the states that follow. */
type PortCase = { choice: string; states: string[] };
export type PortOutcome = { kind: 'done' | 'error' | 'value' | 'delay'; cause: string; cases: PortCase[] };
export type StatePort = { id: string; outcomes: PortOutcome[] };

/** A picture of the screen in a state; `file` is its name in the folder of screenshots. */
export type Screenshot = {
  file: string;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  /** The instant at which it was taken. */
  taken: string;
};

/** What the path driver and the sources say of a state. */
export type StatePage = {
  path: string;
  source: SourceLine | null;
  /** From each start that reaches it, the shortest first. */
  paths: ReadablePath[];
  /** Why no path leads here; null if one does. */
  unreached: string | null;
  /** Why no walk in Chromium gets here; null if one does. */
  unwalked: string | null;
  /** The machine leaves it in the same instant, so no screen shows it. */
  isPassing: boolean;
  ports: StatePort[];
  screenshots: Screenshot[];
  /** Lines of tests that name it. */
  tests: SourceLine[];
};

/** One way in which a port can end the wait of a state, as the search finds it. */
export type FoundOutcome = { state: string; text: string; states: readonly string[] };

/** How the ports of these states can answer, in the words of a search: `createDonation failed: no answer`. */
export const foundOutcomes = (pages: readonly StatePage[]): FoundOutcome[] =>
  pages.flatMap(({ path, ports }) =>
    ports.flatMap(({ id, outcomes }) =>
      outcomes.flatMap(({ kind, cause, cases }) =>
        cases.map(({ choice, states }) => ({
          state: path,
          text: `${id} ${cause}${choice === '' || kind === 'delay' ? '' : `: ${choice}`}`,
          states,
        })),
      ),
    ),
  );
