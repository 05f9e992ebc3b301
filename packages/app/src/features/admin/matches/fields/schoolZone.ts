import type { MatchRecord } from '@touchline/contract/adminMatch';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { zoneOfDevice } from '#platform/time/schedule.ts';
import { currentSession, userAtom } from '#session/session.atoms.ts';
import type { RecordForm } from '../../record/recordKind.ts';
import { zoneOrOwn } from './matchTime.ts';
import type { MatchValues } from './matchValues.ts';

/** A school administrator has the record of the own school alone. */
async function fetchZone(id: string): Promise<string> {
  const user = currentSession()?.user;
  const isOwn = user?.roles.includes('Administrator') || user?.school?.id === id;
  const path = { id };
  const { timeZone } = await (isOwn
    ? call('adminSchool', { path, isTracked: false })
    : call('school', { path, isTracked: false }));
  return zoneOrOwn(timeZone);
}

/** The time zone of the own school; that of the device without one, and where it does not come. */
export async function fetchOwnZone(): Promise<string> {
  const id = currentSession()?.user.school?.id;
  return id === undefined ? zoneOfDevice() : fetchZone(id).catch(zoneOfDevice);
}

/** The time zone of a school; null while it is not known, and for an empty id. */
function useSchoolZone(id: string): string | null {
  const zone = useResource(id === '' ? null : ['admin', 'schools', 'zone', id], () =>
    fetchZone(id),
  );
  return zone.state === 'ready' ? zone.value : null;
}

/**
 * The time zone in which a new match begins: that of the own school, or of the device for a person
 * without one. Null while it is not known.
 *
 * @param isNew whether a match is being created; else nothing is asked for
 */
export function useOwnZone(isNew: boolean): string | null {
  const school = useAtomValue(userAtom)?.school ?? null;
  const zone = useSchoolZone((isNew && school?.id) || '');
  return school === null ? zoneOfDevice() : zone;
}

/**
 * Keeps a new match in the time zone of the school of its home team, until the person has chosen
 * another one (ADMIN-85). The day and the time stay as they are typed.
 *
 * @param homeSchoolId empty while no home team is chosen
 * @returns takes a zone that the person has chosen
 */
export function useMatchZone(
  { values, change, record, changed }: RecordForm<MatchRecord, MatchValues>,
  homeSchoolId: string,
): (zone: string) => void {
  const [isChosen, setChosen] = useState(record !== null);
  const isFirst = useRef(true);
  const ownZone = useOwnZone(!isChosen);
  const homeZone = useSchoolZone(isChosen ? '' : homeSchoolId);
  const zone = homeZone ?? ownZone;
  const put = (next: string, isUnfinished = false) =>
    change(
      { timeZone: next, schedule: { ...values.schedule, zone: next || zoneOfDevice() } },
      isUnfinished,
    );

  const follow = useEffectEvent((next: string) => {
    // A time zone in a restored draft may be one that the person has chosen, so it is kept.
    const isRestored = isFirst.current && changed.includes('timeZone');
    isFirst.current = false;
    if (isRestored) setChosen(true);
    // A form in which nothing is typed begins in this zone, and has no changes to keep.
    else if (!isChosen && changed.length > 0 && values.schedule.zone !== next) put(next, true);
  });
  useEffect(() => {
    if (zone !== null) follow(zone);
  }, [zone]);

  return (next) => {
    setChosen(true);
    put(next);
  };
}
