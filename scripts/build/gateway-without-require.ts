import type { Plugin } from 'vite';

const library = /\/braintree-web\/.*\.js$/;
const question = '"function"==typeof require&&require';

/**
 * Removes from the gateway's scripts the question whether there is a `require`. A browser has none, but for the question the
 * bundler adds a function of that name to the first load of every page (250 bytes, gzip).
 *
 * @throws the build ends where the gateway's scripts ask no longer
 */
export const gatewayWithoutRequire = (): Plugin => {
  let isReplaced = false;
  return {
    name: 'gateway-without-require',
    apply: 'build',
    transform: (code, id) => {
      if (!library.test(id) || !code.includes(question)) return null;
      isReplaced = true;
      return { code: code.replaceAll(question, 'false'), map: null };
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced)
        this.error('The gateway’s question for `require` was not found.');
    },
  };
};
