import type { ReceivedBy } from '@touchline/contract/definitions';
import type { Mail, MailFolder, MailLabel } from '@touchline/contract/calls/samples/mail';
import { answer } from '../../api.ts';
import { simulateDelay } from '../../delays.ts';
import {
  mailFilters,
  mailFolders,
  mailLabels,
  mailSettings,
  seedMails,
} from '../../fixtures/areas/mail.ts';
import { collection } from '../../store/collection.ts';
import { existing, removeLabel, requireExisting } from './references.ts';
import { onReset } from '../../store/resets.ts';
import { numberedPage } from './pages.ts';

const mails = collection<Mail>('mail', seedMails);
const labels = collection<MailLabel>('mail-label', () => mailLabels);
const folders = collection('mail-folder', () => mailFolders);
let settings = mailSettings;
onReset(() => {
  settings = mailSettings;
});
const perPage = 10;

/**
 * Lower case, hyphens for spaces, none doubled, then only word characters and hyphens, in this order
 * (MAIL-7). A title without any word character gets the slug `label`, because a mail list is asked
 * for by the slug.
 */
export function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/[^\w-]/g, '');
  return /\w/.test(slug) ? slug : 'label';
}

/**
 * @param ownId of the label that gets the slug, when it has one already; its own slug is free for it
 */
function uniqueSlug(title: string, ownId?: string): string {
  const slug = slugOf(title);
  const others = labels.list().filter(({ id }) => id !== ownId);
  const isTaken = (text: string) => others.some((label) => label.slug === text);
  let suffix = 0;
  let free = slug;
  while (isTaken(free)) {
    suffix += 1;
    free = `${slug}-${suffix}`;
  }
  return free;
}

function withCount(folder: Omit<MailFolder, 'count'>): MailFolder {
  return { ...folder, count: countOf(folder) };
}

function countOf({ id, slug }: { id: string; slug: string }): number {
  const inside = mails.list().filter(({ folder }) => folder === id);
  if (slug === 'sent' || slug === 'trash') return 0;
  if (slug === 'drafts' || slug === 'spam') return inside.length;
  return inside.filter(({ unread }) => unread).length;
}

const withCounts = (mail: Mail) => ({
  ...mail,
  ccCount: mail.cc.length,
  bccCount: mail.bcc.length,
});

/**
 * The mails of a folder, else of a filter, else of a label; without any of them, and of an unknown
 * one, none.
 */
function chosen({ folder, filter, label }: ReceivedBy<'mails'>['query']): Mail[] {
  if (folder) {
    const known = mailFolders.find(({ slug }) => slug === folder);
    return mails.list().filter((mail) => mail.folder === known?.id);
  }
  if (filter) {
    const known = mailFilters.find(({ slug }) => slug === filter);
    return mails.list().filter((mail) => known && mail[known.slug]);
  }
  if (label) {
    const known = labels.list().find(({ slug }) => slug === label);
    return mails.list().filter((mail) => known && mail.labels.includes(known.id));
  }
  return [];
}

export const mailHandlers = [
  answer('mailSettings', () => settings),
  answer('updateMailSettings', ({ body }) => (settings = { ...settings, ...body.settings })),
  answer('mailFolders', () => folders.list().map(withCount)),
  answer('mailFilters', () => [...mailFilters]),
  answer('mailLabels', () => labels.list()),
  answer('createMailLabel', ({ body: { label } }) => {
    const { title, color = 'blue' } = label;
    return labels.append({ id: labels.newId(), title, slug: uniqueSlug(title), color });
  }),
  answer('updateMailLabel', ({ body: { id, label } }) => {
    const { title, color } = label;
    return labels.merge(id, {
      ...(title && { title, slug: uniqueSlug(title, id) }),
      ...(color && { color }),
    });
  }),
  answer('deleteMailLabel', ({ query }) => {
    removeLabel(query.id, labels, mails, 'labels');
    return true;
  }),
  answer('mails', async ({ query }) => {
    await simulateDelay('mails');
    const found = chosen(query).toSorted((one, other) => other.date.localeCompare(one.date));
    const currentPage = Math.max(query.page ?? 1, 1);
    const page = numberedPage(found, currentPage, perPage);
    if (!page.items) return { mails: null, pagination: { lastPage: page.lastPage } };
    const { items, ...bounds } = page;
    return {
      mails: items.map(withCounts),
      pagination: { totalResults: found.length, resultsPerPage: perPage, currentPage, ...bounds },
    };
  }),
  answer('mail', ({ query }) => mails.find(query.id)),
  answer('updateMail', ({ body: { id, mail } }) => {
    requireExisting('mail.folder', mail.folder, folders);
    const changes = mail.labels ? { ...mail, labels: existing(mail.labels, labels) } : mail;
    return mails.merge(id, changes);
  }),
];
