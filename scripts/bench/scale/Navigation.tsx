import { filterByRoles } from '../../../packages/navigation/src/model/index.ts';
import { VerticalNavigation } from '../../../packages/navigation/src/VerticalNavigation/index.ts';
import { useMemo, useState } from 'react';
import {
  exampleIcons,
  makeManyItems,
} from '../../../packages/navigation/src/internal/exampleItems.ts';

const items = makeManyItems(1000);
const location = { pathname: '/home', search: '', hash: '' };
const labels = { navigation: 'Navigation' };

/** A thousand entries, and a button that takes the person's roles away and back. */
export function Navigation() {
  const [roles, setRoles] = useState<readonly string[]>(['Administrator']);
  const visible = useMemo(() => filterByRoles(items, roles), [roles]);
  return (
    <VerticalNavigation
      items={visible}
      icons={exampleIcons}
      labels={labels}
      currentLocation={location}
      onNavigate={() => {}}
      header={
        <button onClick={() => setRoles(roles.length ? [] : ['Administrator'])}>roles</button>
      }
    />
  );
}
