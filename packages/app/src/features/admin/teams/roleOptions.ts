import type { Option } from '@touchline/ui/ComboBox';
import type { TFunction } from 'i18next';

const knownRoles = ['goalkeeper', 'defence', 'midfield', 'attack', 'captain'] as const;

/** What the list sends for a player without a role. */
export const noRole = 'none';

/**
 * The roles of a player; one that the school wrote itself stays a choice.
 *
 * @param nothing what is said for none
 */
export function roleOptions(
  t: TFunction,
  role: string,
  nothing = t('adminRecord.teams.noRole'),
): Option[] {
  const isOwn = role !== '' && !knownRoles.some((id) => id === role);
  return [
    { id: noRole, label: nothing },
    ...knownRoles.map((id) => ({ id, label: t(`player.roles.${id}`) })),
    ...(isOwn ? [{ id: role, label: role }] : []),
  ];
}
