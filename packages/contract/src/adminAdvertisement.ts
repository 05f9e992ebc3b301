import * as v from 'valibot';
import { advertisement } from './advertisement.ts';
import { versioned } from './internal/records.ts';
import { calendarDate, id, instant, listOf, oneOf, optional } from './tolerant.ts';

/** What is stored; planned, running and ended follow from the dates (AD-12). */
export const advertisementStatuses = ['draft', 'active', 'paused', 'archived'] as const;

/**
 * The changes of status that are allowed (AD-12, ADMIN-110). An archived one goes back to where it
 * was: to its draft while nobody has approved it, else to active or paused.
 */
export const advertisementTransitions: Readonly<
  Record<AdvertisementStatus, readonly AdvertisementStatus[]>
> = {
  draft: ['active', 'archived'],
  active: ['paused', 'archived'],
  paused: ['active', 'archived'],
  archived: ['draft', 'active', 'paused'],
};

export const advertisementStates = [
  'draft',
  'planned',
  'running',
  'paused',
  'ended',
  'archived',
] as const;

/** `food` is flagged: food and drink high in fat, salt or sugar (AD-13). */
export const advertisementCategories = [
  'sport',
  'education',
  'community',
  'health',
  'travel',
  'technology',
  'shop',
  'food',
  'other',
] as const;

/** Categories that no advertisement beside children's sport may have (AD-13). */
export const refusedCategories = [
  'gambling',
  'alcohol',
  'tobacco',
  'weapons',
  'dating',
  'political',
] as const;

/** The record that administrators change. */
export const advertisementRecord = v.object({
  ...advertisement.entries,
  id,
  title: v.string(),
  category: oneOf(advertisementCategories, 'other'),
  isFlagged: v.boolean(),
  startsAt: optional(instant),
  endsAt: optional(instant),
  /** 1 to 10: how often it is picked beside others. */
  weight: v.number(),
  status: oneOf(advertisementStatuses, 'draft'),
  state: oneOf(advertisementStates, 'draft'),
  approvedBy: optional(v.string()),
  approvedAt: optional(instant),
  ...versioned,
});

const counts = { shown: v.number(), visited: v.number(), called: v.number() };

/** How often it was shown, its website visited and its number called, day by day. */
export const advertisementFigures = v.object({
  days: listOf(v.object({ date: calendarDate, ...counts })),
  total: v.object(counts),
});

export type AdvertisementStatus = (typeof advertisementStatuses)[number];
export type AdvertisementRecord = v.InferOutput<typeof advertisementRecord>;
export type AdvertisementState = (typeof advertisementStates)[number];
export type AdvertisementFigures = v.InferOutput<typeof advertisementFigures>;
