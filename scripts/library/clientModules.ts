import type { Plugin } from 'rolldown';

/**
 * Begins each module with a component, and each that imports React or React Aria, with
 * `"use client"`: a bundler for server components refuses most hooks elsewhere. The others, such as
 * the names of the layouts and the model of the navigation, are for both.
 */
export function clientModules(): Plugin {
  return {
    name: 'touchline:client-modules',
    renderChunk(code, { facadeModuleId }) {
      const isClient = facadeModuleId?.endsWith('.tsx') || /from "react[-"]/.test(code);
      // Without a line of its own, so that the source map stays right.
      return isClient ? { code: `"use client";${code}`, map: null } : null;
    },
  };
}
