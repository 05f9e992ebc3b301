import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { layoutAtom } from './appearance.atoms.ts';
import { hasSidePlaceAtom } from './navigation.atoms.ts';
import { settingsOpenedAtom } from './settings.atoms.ts';
import { Part } from './Part.tsx';

const action = lazyNamed(() => import('./SettingsAction.tsx'), 'SettingsAction');

/** The settings: fetched where their button is seen, else when something opens them. */
export function SettingsPlace(props: { isBesideRail: boolean }) {
  const isOpen = useAtomValue(settingsOpenedAtom);
  const isButtonSeen = useAtomValue(hasSidePlaceAtom);
  // Where a person chose to have no bars, nothing else leads back.
  const isOnlyWay = useAtomValue(layoutAtom) === 'empty';
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && (isOpen || isButtonSeen || isOnlyWay)) setWanted(true);
  if (!isWanted) return null;
  return (
    <Part>
      <action.Component {...props} isOnlyWay={isOnlyWay} />
    </Part>
  );
}
