import type { AdminMessage, Audience, AudienceSize } from '@touchline/contract/adminMessage';
import type { User } from '@touchline/contract/user';
import { now, toInstant } from '../clock.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { seedAdminMessages } from '../fixtures/adminMessages.ts';
import { hashOf } from '../fixtures/crests.ts';
import { pushRecallTo, pushTo } from '../hub/hub.ts';
import { users } from './accounts.ts';
import { insertInOrder, messagesOf } from './inboxes.ts';
import { records } from './records.ts';
import { publicSchools } from './schools.ts';
import { teams } from './teams.ts';

/** The number of accounts of a school or a team; invented, and the same every time. */
function accountsOf(id: string, least: number, spread: number): number {
  return least + (hashOf(`accounts ${id}`) % spread);
}

const administrators = 4;
const staffOf = (schoolId: string) => accountsOf(`staff ${schoolId}`, 1, 4);
const peopleOf = (schoolId: string) => accountsOf(schoolId, 60, 240);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** How many of some schools have not got a message that failed on its way. */
function missedOf({ status, sentCount, audience }: AdminMessage): number | null {
  if (status !== 'failed' || sentCount === null || audience.kind !== 'schools') return null;
  return sum(audience.schoolIds.map((id) => peopleOf(id) + staffOf(id))) - sentCount;
}

export const adminMessages = records<AdminMessage>('outgoing', () =>
  seedAdminMessages().map((message) => ({ ...message, failedCount: missedOf(message) })),
);

function sizeOfRoles(roles: readonly User['roles'][number][]): AudienceSize {
  const schools = publicSchools().map(({ id }) => id);
  const has = (role: User['roles'][number]) => roles.includes(role);
  return sized(has('User') || has('SchoolAdministrator') ? schools.length : 0, {
    User: has('User') ? sum(schools.map(peopleOf)) : 0,
    SchoolAdministrator: has('SchoolAdministrator') ? sum(schools.map(staffOf)) : 0,
    Administrator: has('Administrator') ? administrators : 0,
  });
}

function sized(schools: number, byRole: AudienceSize['byRole']): AudienceSize {
  return { total: sum(Object.values(byRole)), schools, byRole };
}

/** The size of an audience; unknown schools and teams have nobody, and nobody counts twice. */
export function audienceSizeOf(audience: Audience): AudienceSize {
  if (audience.kind === 'all') return sizeOfRoles(['User', 'SchoolAdministrator', 'Administrator']);
  if (audience.kind === 'roles') return sizeOfRoles(audience.roles);
  if (audience.kind === 'schools') {
    const known = publicSchools().filter(({ id }) => audience.schoolIds.includes(id));
    return sized(known.length, {
      User: sum(known.map(({ id }) => peopleOf(id))),
      SchoolAdministrator: sum(known.map(({ id }) => staffOf(id))),
      Administrator: 0,
    });
  }
  const known = teams.list().filter(({ id }) => audience.teamIds.includes(id));
  return sized(new Set(known.map(({ schoolId }) => schoolId)).size, {
    User: sum(known.map(({ id }) => accountsOf(id, 12, 30))),
    SchoolAdministrator: 0,
    Administrator: 0,
  });
}

/** Whether an account of the mock back end belongs to an audience. */
function isMeant({ roles, school }: User, audience: Audience): boolean {
  if (audience.kind === 'all') return true;
  if (audience.kind === 'roles') return audience.roles.some((role) => roles.includes(role));
  if (!school) return false;
  if (audience.kind === 'schools')
    return publicSchools().some(({ id }) => id === school.id && audience.schoolIds.includes(id));
  return audience.teamIds.some((id) => teams.find(id)?.schoolId === school.id);
}

/** The id of a sent message in the inboxes. */
function inboxId({ id }: AdminMessage): string {
  return `message-of-${id}`;
}

/**
 * Puts a message into the inboxes of its audience where it is not there yet, and notifies those who
 * are connected.
 */
export function deliver(message: AdminMessage): void {
  const { title, body, link, useRouter, icon, image, audience } = message;
  for (const { id } of users.list().filter((each) => isMeant(each, audience))) {
    if (messagesOf(id).find(inboxId(message))) continue;
    const item = insertInOrder(messagesOf(id), {
      id: inboxId(message),
      read: false,
      seen: false,
      link,
      useRouter,
      icon,
      image,
      // A title is plain text, and inboxes show HTML.
      title: escapeHtml(title),
      description: body,
      time: toInstant(now()),
    });
    pushTo(id, item);
  }
}

/** Sends a message to the whole of its audience as it is by now. */
export function send(message: AdminMessage, by: string): AdminMessage {
  deliver(message);
  return adminMessages.change(
    message.id,
    message.version,
    {
      status: 'sent',
      sentAt: toInstant(now()),
      sentCount: audienceSizeOf(message.audience).total,
      readCount: message.readCount ?? 0,
      failedCount: null,
      scheduledAt: null,
      failure: null,
    },
    by,
  );
}

/** A message whose audience has become empty goes to nobody (ADMIN-12). */
function fail({ id, version }: AdminMessage, failure: string, by: string): void {
  adminMessages.change(id, version, { status: 'failed', scheduledAt: null, failure }, by);
}

/**
 * Sends what is due, since nothing here happens by itself: before each look at the messages or into an
 * inbox, and before one of them is taken back.
 */
export function sendWhatIsDue(): void {
  for (const message of adminMessages.list()) {
    const { scheduledAt, audience, updatedBy, createdBy } = message;
    if (scheduledAt === null || Date.parse(scheduledAt) > now().getTime()) continue;
    const by = updatedBy ?? createdBy ?? 'Touchline';
    if (audienceSizeOf(audience).total > 0) send(message, by);
    else fail(message, 'Nobody belonged to its audience when its time came', by);
  }
}

/** Takes a message out of all inboxes, and tells those who are connected and had it. */
export function takeBack(message: AdminMessage): void {
  for (const { id } of users.list()) {
    const removed = messagesOf(id).remove(inboxId(message));
    if (removed) pushRecallTo(id, removed);
  }
}
