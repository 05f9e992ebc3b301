import type { AudienceSize } from '@touchline/contract/adminMessage';
import type { Role } from '@touchline/contract/user';
import type { TFunction } from 'i18next';
import type { ChosenAudience } from './messageValues.ts';

/** Those who are chosen, in words: everybody, roles, or a number of schools or teams. */
export function chosenText(t: TFunction, audience: ChosenAudience): string {
  switch (audience.kind) {
    case 'all':
      return t('admin.audience.all');
    case 'roles':
      return audience.roles.map((role) => t(`admin.audience.${role as Role}`)).join(', ');
    case 'schools':
      return t('admin.audience.schools', { count: audience.schoolIds.length });
    case 'teams':
      return t('admin.audience.teams', { count: audience.teamIds.length });
    default:
      return '';
  }
}

const inOrder = ['User', 'SchoolAdministrator', 'Administrator'] as const satisfies Role[];

/** How many get a message, in words and by role (ADMIN-12). */
export function sizeText(t: TFunction, language: string, size: AudienceSize): string {
  const count = (number: number) => number.toLocaleString(language);
  const parts = inOrder
    .filter((role) => size.byRole[role] > 0)
    .map((role) =>
      t(`adminRecord.messages.people.${role}`, {
        count: size.byRole[role],
        number: count(size.byRole[role]),
      }),
    );
  const people = t('adminRecord.messages.people.all', {
    count: size.total,
    number: count(size.total),
  });
  const roles = new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
  const schools = t('adminRecord.messages.people.schools', {
    count: size.schools,
    number: count(size.schools),
  });
  return size.schools > 0
    ? t('adminRecord.messages.goesToOf', { people, roles, schools })
    : t('adminRecord.messages.goesTo', { people, roles });
}
