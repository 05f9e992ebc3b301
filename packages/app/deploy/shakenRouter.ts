import type { Plugin } from 'vite';

const names = /^\w+\.displayName = .*;$/gm;
const calls = /^((?:var|const) \w+ = )(?=\w+\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * React Router names its components for the developer tools and does not mark their making as free
 * of effects. To the bundler that is a use of each, so that all of them would be in the first file.
 */
export function shakenRouter(): Plugin {
  return {
    name: 'touchline:shaken-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code.replace(names, '').replace(calls, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
