export type GlobalError = {
  message: string;
  /** HTTP status; null when no answer arrived. */
  status: number | null;
  /** The start action type of the call that failed. */
  source: string | null;
  /** Shows the message as it is. */
  skipParser: boolean;
  disableAutoHide: boolean;
};

export type Notice = {
  /** Counts up, so that a screen reader reads a repeated text again. */
  id: number;
  text: string;
  tone: 'info' | 'success' | 'error';
  disableAutoHide: boolean;
};

export type SnackbarContext = {
  /** The notices; the first one is shown. */
  queue: Notice[];
  globalError: GlobalError | null;
  lastId: number;
};

export type SnackbarEvent =
  | { type: 'notice.raised'; text: string; tone?: 'info' | 'success'; disableAutoHide?: boolean }
  | ({ type: 'error.raised' } & Partial<GlobalError>)
  | { type: 'error.cleared' }
  | { type: 'notice.dismissed' };
