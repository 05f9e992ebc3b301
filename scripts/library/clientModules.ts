import type { Plugin } from 'rolldown';

/**
 * Begins each module with a component, and each that re-exports one of React Aria, with
 * `"use client"`, which a bundler for server components needs. The others, such as the names of the
 * layouts and the model of the navigation, are for both.
 */
export function clientModules(): Plugin {
  return {
    name: 'touchline:client-modules',
    renderChunk(code, { facadeModuleId }) {
      const isClient = facadeModuleId?.endsWith('.tsx') || /from "react-aria/.test(code);
      // Without a line of its own, so that the source map stays right.
      return isClient ? { code: `"use client";${code}`, map: null } : null;
    },
  };
}
