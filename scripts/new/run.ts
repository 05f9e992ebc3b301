import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import { rootFolder } from '../folders.ts';
import { writeCall } from './call.ts';
import { accesses, methods } from './callTexts.ts';
import { type Scaffold, scaffolds } from './templates.ts';
import { renewForTheme, writeTheme } from './theme.ts';
import { nameProblem, writeFiles } from './write.ts';

const usage = `Usage: pnpm new component|layout|page NAME, such as \`pnpm new component shell/AlarmPanel\`
       pnpm new call NAME [--area teams] [--method ${methods.join('|')}]
                [--access ${accesses.join('|')}], such as \`pnpm new call matchReports\`
       pnpm new theme NAME [--from tokens.json], such as \`pnpm new theme night\``;

interface Options {
  area?: string | undefined;
  method?: string | undefined;
  access?: string | undefined;
  from?: string | undefined;
}

/** `pnpm new component|layout|page|call|theme NAME` */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      area: { type: 'string' },
      method: { type: 'string' },
      access: { type: 'string' },
      from: { type: 'string' },
    },
  });
  const [kind = '', name = '', ...others] = positionals;
  if (!name || others.length > 0) throw new Error(usage);
  const { files, next } = await write(kind, name, values);
  if (kind === 'theme') renewForTheme(rootFolder);
  console.log(['Wrote', ...Object.keys(files).map((path) => `  ${path}`)].join('\n'));
  console.log(['Next', ...next.map((step, index) => `  ${index + 1}. ${step}`)].join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** @throws Error with a sentence before anything is written */
async function write(kind: string, name: string, options: Options): Promise<Scaffold> {
  const { from, ...forCall } = options;
  if (kind === 'call' && from === undefined) return writeCall(rootFolder, name, forCall);
  if (kind === 'theme' && Object.keys(forCall).length === 0) {
    return writeTheme(rootFolder, name, from === undefined ? from : readFileSync(from, 'utf8'));
  }
  const isKnown = (text: string): text is keyof typeof scaffolds => Object.hasOwn(scaffolds, text);
  if (!isKnown(kind) || Object.keys(options).length > 0) throw new Error(usage);
  const problem = nameProblem(kind, name);
  if (problem) throw new Error(problem);
  const scaffold = scaffolds[kind](name);
  writeFiles(rootFolder, scaffold.files);
  return scaffold;
}
