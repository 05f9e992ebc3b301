import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import type { PictureEntry } from '../compareSides.ts';
import { modeName } from '../modes.ts';
import { packageOf } from '../stories.ts';
import { type EntryPictures, type Summary, summaryLines } from './summary.ts';

/** The report as one page; only its pictures are other files. */
export async function reportHtml(
  summary: Summary,
  pictures: readonly EntryPictures[],
): Promise<string> {
  const { entries } = summary;
  const [result = '', ...problems] = summaryLines(summary);
  const rows = entries
    .map((entry, index) => ({ entry, pictures: pictures[index] ?? noPictures }))
    .toSorted((a, b) => sizeOf(b.entry) - sizeOf(a.entry));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pictures: ${entries.length} differ</title>
<style>${asset('report.css')}</style>
</head>
<body>
<header>
<h1>Pictures that differ</h1>
<p>${escaped(result)}.</p>
<p>What is merged is accepted: there is nothing to confirm here.</p>
${list(problems)}</header>
<main>
${entries.length === 0 ? '<p>No picture differs.</p>' : filters(entries)}
${rows.map(({ entry, pictures: files }) => article(entry, files)).join('\n')}
</main>
<script type="module">${await script()}</script>
</body>
</html>
`;
}

const noPictures: EntryPictures = { before: null, after: null, difference: null };

/** A new or gone picture is the largest change. */
function sizeOf({ difference }: PictureEntry): number {
  return difference?.share ?? 1;
}

function filters(entries: readonly PictureEntry[]): string {
  const of = (read: (entry: PictureEntry) => string) => [...new Set(entries.map(read))].toSorted();
  return `<form id="filters" role="search" aria-label="Filter the pictures">
${select(
  'kind',
  'Kind',
  of(({ kind }) => kind),
)}
${select(
  'package',
  'Package',
  of(({ story }) => packageOf(story)),
)}
${select(
  'theme',
  'Theme',
  of(({ mode }) => `${mode.theme} ${mode.scheme}`),
)}
${select(
  'viewport',
  'Viewport',
  of(({ mode }) => mode.viewport),
)}
<label>Size of the change
<select name="share">
<option value="0">any</option>
<option value="0.0001">from 0.01 %</option>
<option value="0.01">from 1 %</option>
<option value="0.1">from 10 %</option>
</select></label>
<label>Story <input type="search" name="text" autocomplete="off"></label>
</form>
<p id="shown" role="status"></p>`;
}

function select(name: string, label: string, values: readonly string[]): string {
  const options = values.map((value) => `<option>${escaped(value)}</option>`).join('');
  return `<label>${label}
<select name="${name}"><option value="">all</option>${options}</select></label>`;
}

function article(entry: PictureEntry, pictures: EntryPictures): string {
  const { kind, story, mode, difference } = entry;
  const name = `${story.title}: ${story.name}`;
  const facts = [
    kind,
    modeName(mode),
    ...(difference
      ? [`${difference.pixels} pixels`, `${(difference.share * 100).toFixed(2)} %`]
      : []),
  ];
  const data = {
    kind,
    package: packageOf(story),
    theme: `${mode.theme} ${mode.scheme}`,
    viewport: mode.viewport,
    share: String(sizeOf(entry)),
    text: `${name} ${story.id}`.toLowerCase(),
  };
  const attributes = Object.entries(data).map(([key, value]) => `data-${key}="${escaped(value)}"`);
  return `<article ${attributes.join(' ')}>
<h2>${escaped(name)}</h2>
<p>${escaped(facts.join(' · '))}</p>
${pictures.before !== null && pictures.after !== null ? viewSwitch(`${name}, ${modeName(mode)}`) : ''}
<div class="pictures">
${figure('Before', pictures.before, name)}${figure('After', pictures.after, name)}${figure('Difference', pictures.difference, name)}</div>
</article>`;
}

function viewSwitch(name: string): string {
  const views = ['side by side', 'slider', 'difference'];
  const buttons = views.map(
    (view, index) =>
      `<button type="button" data-view="${view}" aria-pressed="${String(index === 0)}">${view}</button>`,
  );
  return `<div class="views" role="group" aria-label="View of ${escaped(name)}">${buttons.join('')}</div>`;
}

function figure(caption: string, file: string | null, name: string): string {
  if (file === null) return '';
  return `<figure class="${caption.toLowerCase()}"><figcaption>${caption}</figcaption>
<img src="${escaped(encodeURI(file))}" alt="${escaped(`${name}, ${caption.toLowerCase()}`)}" loading="lazy"></figure>
`;
}

function list(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>\n`;
}

function asset(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

async function script(): Promise<string> {
  return (await transformWithOxc(asset('reportPage.ts'), 'reportPage.ts')).code;
}

/** The text in HTML, also inside an attribute. */
function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
