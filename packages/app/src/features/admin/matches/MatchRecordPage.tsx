import { useMemo } from 'react';
import { useMatch } from '#platform/reactRouter.ts';
import { zoneOfDevice } from '#platform/time/schedule.ts';
import { RecordPage } from '../record/RecordPage.tsx';
import { newRecordPath } from '../recordPaths.ts';
import { matchKind } from './matchKind.ts';
import { blankMatch } from './fields/matchValues.ts';
import { useOwnZone } from './fields/schoolZone.ts';

/** The page of the record of a match. A new one begins in the time zone of the own school. */
export function MatchRecordPage() {
  const zone = useOwnZone(useMatch(newRecordPath('matches')) !== null);
  const kind = useMemo(
    () => ({ ...matchKind, blank: () => blankMatch(zone ?? zoneOfDevice()) }),
    [zone],
  );
  return <RecordPage kind={kind} />;
}
