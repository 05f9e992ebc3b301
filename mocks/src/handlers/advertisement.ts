import { advertisementTransitions } from '@touchline/contract/adminAdvertisement';
import type { ReceivedBy } from '@touchline/contract/definitions';
import { HttpResponse } from 'msw';
import { answer, refuse } from '../api.ts';
import { now, toInstant } from '../clock.ts';
import type { StoredAdvertisement } from '../fixtures/advertisements.ts';
import { refuseField } from '../problems.ts';
import {
  advertisementRecordOf,
  advertisements,
  countUse,
  currentAdvertisement,
  figuresOf,
  overlapsOf,
} from '../store/advertisements.ts';
import { listPage } from '../store/lists.ts';
import { schools } from '../store/schools.ts';

type Fields = ReceivedBy<'updateAdvertisement'>['body']['advertisement'];
type Status = StoredAdvertisement['status'];

const rules = {
  texts: ({ title, description }: StoredAdvertisement) => [title, description],
  keys: {
    title: ({ title }: StoredAdvertisement) => title,
    startsAt: ({ startsAt }: StoredAdvertisement) => startsAt,
    endsAt: ({ endsAt }: StoredAdvertisement) => endsAt,
    weight: ({ weight }: StoredAdvertisement) => weight,
    updatedAt: ({ updatedAt }: StoredAdvertisement) => updatedAt,
  },
  usual: 'title',
} as const;

/** Refuses an unknown school and an end before the beginning (AD-15). */
function requireFit(fields: Fields, before?: StoredAdvertisement): void {
  const { schoolId, startsAt, endsAt } = { ...before, ...fields };
  if (schoolId && !schools.find(schoolId))
    refuseField('advertisement.schoolId', 'There is no school with this id');
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
    refuseField('advertisement.endsAt', 'The end is after the beginning');
}

const empty = {
  schoolId: null,
  advertisementType: 'Standard',
  imageUrl: null,
  altText: null,
  webLink: null,
  contactNumber: null,
  startsAt: null,
  endsAt: null,
  weight: 1,
  status: 'draft',
  approvedBy: null,
  approvedAt: null,
} as const;

/** Whether a status may follow; what was archived goes back to its draft or to its publication. */
function mayBecome({ status, approvedAt }: StoredAdvertisement, next: Status): boolean {
  if (!advertisementTransitions[status].includes(next)) return false;
  return status !== 'archived' || (next === 'draft') === (approvedAt === null);
}

const shiftDate = (date: string, days: number) =>
  toInstant(new Date(Date.parse(date) + days * 86_400_000)).slice(0, 10);

export const advertisementHandlers = [
  answer('advertisement', ({ caller, query }) => {
    const current = currentAdvertisement(caller?.school?.id ?? null, query.shown);
    // A page that shows it already has been counted.
    if (current?.id && current.id !== query.shown) countUse(current.id, 'shown');
    return current;
  }),
  answer('followAdvertisement', ({ path, body }) => {
    const followed = advertisements.get(path.id);
    if (followed.status === 'draft') refuse(404, 'There is no record with this id');
    countUse(followed.id, body.kind);
    return new HttpResponse(null, { status: 204 });
  }),
  answer('adminAdvertisements', ({ query }) => {
    const { state, category, schoolId } = query;
    const found = advertisements
      .list()
      .filter(
        (each) =>
          (!state?.length || state.includes(advertisementRecordOf(each).state)) &&
          (!category || each.category === category) &&
          (!schoolId || each.schoolId === schoolId),
      );
    const { items, total } = listPage(found, query, rules);
    return { items: items.map(advertisementRecordOf), total };
  }),
  // Before `:id`, which would match it too.
  answer('advertisementOverlaps', ({ query }) => {
    const items = overlapsOf(query).map(advertisementRecordOf);
    return { items, total: items.length };
  }),
  answer('adminAdvertisement', ({ path }) => advertisementRecordOf(advertisements.get(path.id))),
  answer('advertisementFigures', ({ path, query }) => {
    const { to = toInstant(now()).slice(0, 10) } = query;
    const { from = shiftDate(to, -29) } = query;
    if (from > to || from < shiftDate(to, -365))
      refuseField('from', 'At most 366 days, and the first before the last');
    return figuresOf(advertisements.get(path.id), from, to);
  }),
  answer('createAdvertisement', ({ caller, body: { advertisement } }) => {
    requireFit(advertisement);
    return advertisementRecordOf(
      advertisements.create({ ...empty, ...advertisement }, caller.name),
    );
  }),
  answer('updateAdvertisement', ({ caller, path, body: { version, advertisement } }) => {
    const before = advertisements.get(path.id);
    // First: a stale change is told with the record as it is, not at a field of its own.
    advertisements.requireVersion(before, version);
    requireFit(advertisement, before);
    return advertisementRecordOf(
      advertisements.change(path.id, version, advertisement, caller.name),
    );
  }),
  answer('changeAdvertisementStatus', ({ caller, path, body: { version, status } }) => {
    const before = advertisements.get(path.id);
    advertisements.requireVersion(before, version);
    if (!mayBecome(before, status))
      refuse(409, `An advertisement that is ${before.status} does not become ${status}`);
    const isApproval = before.status === 'draft' && status === 'active';
    const approval = isApproval ? { approvedBy: caller.name, approvedAt: toInstant(now()) } : {};
    const changes = { status, ...approval };
    return advertisementRecordOf(advertisements.change(path.id, version, changes, caller.name));
  }),
  answer('deleteAdvertisement', ({ path, query }) => {
    if (advertisements.get(path.id).status === 'active')
      refuse(409, 'An active advertisement is not deleted: pause or archive it first');
    return advertisementRecordOf(advertisements.remove(path.id, query.version));
  }),
  answer('restoreAdvertisement', ({ caller, path }) =>
    advertisementRecordOf(advertisements.restore(path.id, caller.name)),
  ),
];
