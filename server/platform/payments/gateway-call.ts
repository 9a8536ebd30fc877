import { OutcomeUnknown, PaymentDeclined } from './payments.ts';

const hasType = (error: unknown): error is Error & { type: string } =>
  error instanceof Error && 'type' in error && typeof error.type === 'string';

/** Answers by which the gateway says that it did not act on the request. */
const refusedOutright = new Set([
  'authenticationError',
  'authorizationError',
  'invalidKeysError',
  'notFoundError',
  'serviceUnavailableError',
  'tooManyRequestsError',
  'upgradeRequired',
]);

/** The request never left this machine. The SDK keeps only the text of the network's error. */
const neverSent = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/;

/** Whether the SDK's rejection proves that nothing happened. */
export const isCertainFailure = (error: unknown): boolean =>
  hasType(error) && (refusedOutright.has(error.type) || neverSent.test(error.message));

/**
 * The SDK's own limit counts silence on a connected socket, so an unmade connection would wait for minutes. This limit covers the whole
 * call.
 */
const within = async <Answer>(limitMs: number, call: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([call, limit]);
  } finally {
    clearTimeout(timer);
  }
};

/** A call that may move money: any uncertain outcome is unknown. */
export const moneyCall = async <Answer>(
  what: string,
  limitMs: number,
  call: Promise<Answer>,
): Promise<Answer> => {
  try {
    return await within(limitMs, call);
  } catch (error) {
    if (isCertainFailure(error)) throw new PaymentDeclined('gateway-down', { cause: error });
    throw new OutcomeUnknown(what, error);
  }
};

/** A call that moves no money and can be repeated: any failure means "try again". */
export const plainCall = async <Answer>(limitMs: number, call: Promise<Answer>): Promise<Answer> => {
  try {
    return await within(limitMs, call);
  } catch (error) {
    const gone = hasType(error) && error.type === 'notFoundError';
    throw gone
      ? new PaymentDeclined('do-not-honor', { fault: 'method-gone', cause: error })
      : new PaymentDeclined('gateway-down', { cause: error });
  }
};

/** A look-up, which moves no money and can be repeated. Resolves with null if nothing is found. */
export const lookUp = async <Answer>(limitMs: number, call: Promise<Answer>): Promise<Answer | null> => {
  const isMissing = (error: unknown) => hasType(error) && error.type === 'notFoundError';
  const found = call.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return plainCall(limitMs, found);
};
