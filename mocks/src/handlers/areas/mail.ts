import * as v from 'valibot';
import { answerAt, refuse } from '../../api.ts';
import { simulateDelay } from '../../delays.ts';
import {
  type Mail,
  type MailLabel,
  mailFilters,
  mailFolders,
  mailLabels,
  seedMails,
} from '../../fixtures/areas/mail.ts';
import { collection } from '../../store/collection.ts';
import { changeOf, fields } from './changes.ts';
import { numberOf, pageOf } from './pages.ts';

const base = 'api/apps/message';
const mails = collection<Mail>('mail', seedMails);
const labels = collection<MailLabel>('mail-label', () => mailLabels);
const settings = collection('mail-settings', () => [{ id: 'settings', messageLayout: 'right' }]);
const perPage = 10;

/** Lower case, hyphens for spaces, only word characters and hyphens (MAIL-7). */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-');
}

function uniqueSlug(title: string): string {
  const slug = slugOf(title);
  const isTaken = (text: string) => labels.list().some((label) => label.slug === text);
  let suffix = 0;
  let free = slug;
  while (isTaken(free)) {
    suffix += 1;
    free = `${slug}-${suffix}`;
  }
  return free;
}

function countOf({ id, slug }: { id: string; slug: string }): number {
  const inside = mails.list().filter(({ folder }) => folder === id);
  if (slug === 'sent' || slug === 'trash') return 0;
  if (slug === 'drafts' || slug === 'spam') return inside.length;
  return inside.filter(({ unread }) => unread).length;
}

const withCount = (folder: (typeof mailFolders)[number]) => ({ ...folder, count: countOf(folder) });

const withCounts = (mail: Mail) => ({
  ...mail,
  ccCount: mail.cc.length,
  bccCount: mail.bcc.length,
});

/** The item with this slug, or a refusal. */
function known<Item extends { slug: string }>(items: readonly Item[], slug: string): Item {
  return items.find((item) => item.slug === slug) ?? refuse(404, 'NOT FOUND');
}

/** The mails of a folder, else of a filter, else of a label; without any of them none. */
function chosen(query: URLSearchParams): Mail[] {
  const [folder, filter, label] = [query.get('folder'), query.get('filter'), query.get('label')];
  if (folder) {
    const { id } = known(mailFolders, folder);
    return mails.list().filter((mail) => mail.folder === id);
  }
  if (filter) {
    const { slug } = known(mailFilters, filter);
    return mails.list().filter((mail) => mail[slug]);
  }
  if (label) {
    const { id } = known(labels.list(), label);
    return mails.list().filter((mail) => mail.labels.includes(id));
  }
  return [];
}

export const mailHandlers = [
  answerAt('GET', `${base}/settings`, () => settings.list()[0]),
  answerAt('PATCH', `${base}/settings`, async ({ body }) =>
    settings.merge('settings', (await body(v.object({ settings: fields }))).settings),
  ),
  answerAt('GET', `${base}/folders`, () => mailFolders.map(withCount)),
  answerAt('GET', `${base}/filters`, () => mailFilters),
  answerAt('GET', `${base}/labels`, () => labels.list()),
  answerAt('POST', `${base}/label`, async ({ body }) => {
    const { label } = await body(
      v.object({ label: v.object({ title: v.string(), color: v.optional(v.string(), 'blue') }) }),
    );
    return labels.append({ ...label, id: labels.newId(), slug: uniqueSlug(label.title) });
  }),
  answerAt('PATCH', `${base}/label`, async ({ body }) => {
    const change = v.object({
      id: v.string(),
      label: v.object({ title: v.string(), color: v.exactOptional(v.string()) }),
    });
    const { id, label } = await body(change);
    return labels.merge(id, { ...label, slug: slugOf(label.title) });
  }),
  answerAt('DELETE', `${base}/label`, ({ query }) => {
    const gone = labels.remove(query.get('id'));
    if (gone)
      mails.update((mail) => ({ ...mail, labels: mail.labels.filter((id) => id !== gone.id) }));
    return true;
  }),
  answerAt('GET', `${base}/mails`, async ({ query }) => {
    await simulateDelay('mails');
    const found = chosen(query).toSorted((one, other) => other.date.localeCompare(one.date));
    const currentPage = numberOf(query.get('page'), 1);
    const { items, ...bounds } = pageOf(found, currentPage, perPage);
    if (!items) return { mails: null, pagination: bounds };
    return {
      mails: items.map(withCounts),
      pagination: { totalResults: found.length, resultsPerPage: perPage, currentPage, ...bounds },
    };
  }),
  answerAt('GET', `${base}/mail`, ({ query }) => mails.find(query.get('id'))),
  answerAt('PATCH', `${base}/mail`, async ({ body }) => {
    const { id, mail } = await body(changeOf('mail'));
    return mails.merge(id, mail as Partial<Mail>);
  }),
];
