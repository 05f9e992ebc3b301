import { filterByRoles, type NavigationItem } from '@touchline/navigation/model';
import { VerticalNavigation } from '@touchline/navigation/VerticalNavigation';
import { useMemo, useState } from 'react';

const perGroup = 19;

/** A thousand entries in fifty groups; every other entry needs a role. */
const items: readonly NavigationItem[] = Array.from({ length: 50 }, (_, group) => ({
  id: `group-${group}`,
  type: 'group',
  title: `Region ${group + 1}`,
  children: Array.from({ length: perGroup }, (__, entry) => ({
    id: `entry-${group}-${entry}`,
    type: 'basic',
    title: `School ${group * perGroup + entry + 1}`,
    link: `/entries/${group}/${entry}`,
    ...(entry % 2 ? { roles: ['Administrator'] } : {}),
  })),
}));

const location = { pathname: '/home', search: '', hash: '' };
const labels = { navigation: 'Navigation', close: 'Close navigation' };
const icons = {};

/**
 * A navigation with a thousand entries, and a button that removes the person's roles and adds them
 * again.
 */
export function LongNavigation() {
  const [roles, setRoles] = useState<readonly string[]>(['Administrator']);
  const visible = useMemo(() => filterByRoles(items, roles), [roles]);
  return (
    <VerticalNavigation
      items={visible}
      icons={icons}
      labels={labels}
      currentLocation={location}
      onNavigate={() => {}}
      header={
        <button onClick={() => setRoles(roles.length ? [] : ['Administrator'])}>roles</button>
      }
    />
  );
}
