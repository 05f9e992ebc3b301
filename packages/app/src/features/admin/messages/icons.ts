import type { TFunction } from 'i18next';
import type { MessageIconName } from '#features/inbox';

/** What messages of schools are about. */
const offered = [
  'megaphone',
  'calendar',
  'clock',
  'map-pin',
  'trophy',
  'exclamation-triangle',
  'information-circle',
  'camera',
  'shield-check',
  'truck',
] as const;

const nameOf = (id: (typeof offered)[number]): MessageIconName => `heroicons_outline:${id}`;

/** The icons that are offered. */
export const offeredIcons: readonly MessageIconName[] = offered.map(nameOf);

/** An icon in words; empty: the usual one. One that is not offered has its own name. */
export function iconText(t: TFunction, icon: string): string {
  if (icon === '') return t('adminRecord.messages.icons.usual');
  const known = offered.find((id) => nameOf(id) === icon);
  return known ? t(`adminRecord.messages.icons.${known}`) : icon.replace(/^.*:/, '');
}
