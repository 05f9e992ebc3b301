import * as v from 'valibot';
import {
  advertisementCategories,
  advertisementFigures,
  advertisementRecord,
  advertisementStates,
  advertisementStatuses,
  refusedCategories,
} from '../adminAdvertisement.ts';
import { advertisementTypes, followKinds } from '../advertisement.ts';
import type { CallsOf } from '../call.ts';
import { byId, idPath, unknownId } from '../internal/byId.ts';
import {
  changeErrors,
  deletionOf,
  listQuery,
  pageOf,
  restorationOf,
  version,
} from '../internal/records.ts';
import { between, phone, picture, webAddress } from '../internal/fields.ts';
import { listed, strictId, strictInstant } from '../internal/strict.ts';
import { periodCheck, timesCheck } from '../internal/timesCheck.ts';
import { calendarDate, orDone } from '../tolerant.ts';
import { wire } from '../wire.ts';

const isRefused = (category: string) => refusedCategories.some((each) => each === category);

const needed = {
  title: between(3, 60),
  description: between(1, 160),
  category: v.pipe(
    v.string(),
    wire({ schema: v.picklist(advertisementCategories) }),
    v.check((category) => !isRefused(category), 'This is not advertised beside school sports'),
    v.picklist(advertisementCategories),
  ),
};

const open = {
  advertisementType: v.optional(v.picklist(advertisementTypes)),
  /** Null: for all schools. */
  schoolId: v.optional(v.nullable(strictId)),
  imageUrl: v.optional(v.nullable(picture)),
  altText: v.optional(v.nullable(between(3, 120))),
  webLink: v.optional(v.nullable(webAddress(300))),
  contactNumber: v.optional(v.nullable(phone)),
  startsAt: v.optional(v.nullable(strictInstant)),
  endsAt: v.optional(v.nullable(strictInstant)),
  weight: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))),
};

/** The most days of figures in one answer. */
const mostDays = 366;

const figuresCheck = <Input>() =>
  timesCheck<Input>({
    from: 'from',
    to: 'to',
    at: 'from',
    isFit: (from, to) => from <= to && to - from < mostDays * 86_400_000,
    message: 'At most 366 days, and the first before the last',
  });

const changed = { answer: advertisementRecord, errors: changeErrors(advertisementRecord) };

export const calls = {
  adminAdvertisements: {
    query: v.strictObject({
      ...listQuery(['title', 'startsAt', 'endsAt', 'weight', 'updatedAt']),
      state: v.optional(listed(v.picklist(advertisementStates), advertisementStates.length)),
      category: v.optional(v.picklist(advertisementCategories)),
      schoolId: v.optional(strictId),
    }),
    answer: pageOf(advertisementRecord),
  },
  /** Others that run in the same place at the same time: a warning, not an error. */
  advertisementOverlaps: {
    query: v.strictObject({
      startsAt: strictInstant,
      endsAt: v.optional(strictInstant),
      schoolId: v.optional(strictId),
      exceptId: v.optional(strictId),
    }),
    answer: pageOf(advertisementRecord),
  },
  adminAdvertisement: { ...byId, answer: advertisementRecord },
  /** The last 30 days without `from`, until today without `to`. */
  advertisementFigures: {
    ...byId,
    query: v.pipe(
      v.strictObject({ from: v.optional(calendarDate), to: v.optional(calendarDate) }),
      figuresCheck(),
    ),
    answer: advertisementFigures,
  },
  /** A new one is a draft. */
  createAdvertisement: {
    body: v.strictObject({
      advertisement: v.pipe(
        v.strictObject({ ...needed, ...open }),
        periodCheck('startsAt', 'endsAt'),
      ),
    }),
    answer: advertisementRecord,
  },
  updateAdvertisement: {
    path: idPath,
    body: v.strictObject({
      version,
      // Of one side alone the server compares the other as it is stored (AD-15).
      advertisement: v.pipe(
        v.strictObject({ ...v.partial(v.strictObject(needed)).entries, ...open }),
        periodCheck('startsAt', 'endsAt'),
      ),
    }),
    ...changed,
  },
  /** From draft to active, between active and paused, from anything to archived and back. */
  changeAdvertisementStatus: {
    path: idPath,
    body: v.strictObject({ version, status: v.picklist(advertisementStatuses) }),
    ...changed,
  },
  /** 409 while it is active. */
  deleteAdvertisement: deletionOf(advertisementRecord),
  restoreAdvertisement: restorationOf(advertisementRecord),
  /**
   * Adds one to the figures of today, once for each press on the place of advertisements. It has no
   * datum of the person, and a token is ignored. 404 for a draft, too, which nobody has seen.
   */
  followAdvertisement: {
    path: idPath,
    body: v.strictObject({ kind: v.picklist(followKinds) }),
    answer: orDone(v.null()),
    status: 204,
    errors: unknownId,
  },
} satisfies CallsOf<'advertisements'>;
