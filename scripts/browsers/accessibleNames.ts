import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/**
 * A script that defines `accessibleNames.computeAccessibleName`. Firefox tells a name over WebDriver
 * BiDi only in a search of the whole page, which takes seconds.
 */
export async function accessibleNamesScript(): Promise<string> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve('dom-accessibility-api')),
        formats: ['iife'],
        name: 'accessibleNames',
      },
    },
  })) as Rolldown.RolldownOutput[];
  return outputs[0]?.output[0].code ?? '';
}
