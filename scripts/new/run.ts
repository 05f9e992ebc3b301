import { rootFolder } from '../folders.ts';
import { scaffolds } from './templates.ts';
import { nameProblem, writeFiles } from './write.ts';

/** `pnpm new component|layout|page NAME` */
const [kind = '', name = ''] = process.argv.slice(2);
const isKnown = (text: string): text is keyof typeof scaffolds => text in scaffolds;

if (!isKnown(kind) || !name) {
  fail('Usage: pnpm new component|layout|page NAME, such as `pnpm new component shell/AlarmPanel`');
} else {
  const problem = nameProblem(kind, name);
  if (problem) fail(problem);
  else write(kind, name);
}

function write(what: keyof typeof scaffolds, called: string): void {
  const { files, next } = scaffolds[what](called);
  try {
    writeFiles(rootFolder, files);
  } catch (error) {
    return fail((error as Error).message);
  }
  console.log(['Wrote', ...Object.keys(files).map((path) => `  ${path}`)].join('\n'));
  console.log(['Next', ...next.map((step, index) => `  ${index + 1}. ${step}`)].join('\n'));
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
