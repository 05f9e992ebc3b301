import type { LineUpPlace } from '@touchline/contract/adminMatch';
import type { TeamRecord } from '@touchline/contract/team';
import * as v from 'valibot';
import { draftText } from '#platform/storage/draftText.ts';
import { numberOrNull, textOrNull } from '../../record/recordValues.ts';
import { isRoleTooLong } from '../../teams/roles.ts';

/** A player of a squad as the line-up has them. The name is not kept. */
const typedPlayer = v.object({
  athleteId: draftText,
  part: v.picklist(['out', 'starting', 'bench']),
  shirtNumber: draftText,
  role: draftText,
});

const typedPlayers = v.pipe(v.array(typedPlayer), v.maxLength(200));

/** A line-up as a draft keeps it, and as it was saved when it was begun. */
export const lineUpDraft = v.partial(v.object({ players: typedPlayers, base: typedPlayers }));

export type TypedPlayer = v.InferOutput<typeof typedPlayer>;

/** The most players of a line-up, as the contract has it. */
export const mostPlayers = 40;

const textOf = (number: number | null) => (number === null ? '' : String(number));

/** Everybody of the squad, and who is lined up without being in it any more. */
export function playersOf(
  squad: TeamRecord['squad'],
  places: readonly LineUpPlace[],
): TypedPlayer[] {
  const placed = new Map(places.map((place) => [place.athleteId, place]));
  const inSquad = new Set(squad.map(({ athleteId }) => athleteId));
  const others = places.filter(({ athleteId }) => !inSquad.has(athleteId));
  return [...squad, ...others].map((player) => {
    const place = placed.get(player.athleteId);
    // A player who is not in the line-up begins with the number and the role of the squad.
    const { shirtNumber, role } = place ?? player;
    return {
      athleteId: player.athleteId,
      part: place ? (place.isStarting ? 'starting' : 'bench') : 'out',
      shirtNumber: textOf(shirtNumber),
      role: role ?? '',
    };
  });
}

/** The players whose place, number or role was saved otherwise since a draft was begun. */
export function savedSince(
  base: readonly TypedPlayer[],
  saved: readonly TypedPlayer[],
): TypedPlayer[] {
  const textOf = (player: TypedPlayer | undefined) => JSON.stringify(player);
  const before = byId(base);
  return saved.filter((player) => {
    const known = before.get(player.athleteId);
    // A player who was added to the squad meanwhile is out, which is no difference of the line-up.
    const isLinedUp = known !== undefined || player.part !== 'out';
    return isLinedUp && textOf(player) !== textOf(known);
  });
}

const byId = (players: readonly TypedPlayer[]) =>
  new Map(players.map((player) => [player.athleteId, player]));

/** The players as they are typed, with those who have joined the squad since. */
export function laidOver(
  saved: readonly TypedPlayer[],
  typed: readonly TypedPlayer[],
): TypedPlayer[] {
  const over = byId(typed);
  const known = byId(saved);
  return [
    ...saved.map((player) => over.get(player.athleteId) ?? player),
    ...typed.filter(({ athleteId }) => !known.has(athleteId)),
  ];
}

/** What was typed after a line-up was sent, over the one that is saved; null: nothing. */
export function typedSince(
  sent: readonly TypedPlayer[],
  typed: readonly TypedPlayer[],
  saved: readonly TypedPlayer[],
): TypedPlayer[] | null {
  const before = byId(sent);
  const entered = typed.filter(
    (player) => JSON.stringify(player) !== JSON.stringify(before.get(player.athleteId)),
  );
  return entered.length > 0 ? laidOver(saved, entered) : null;
}

/** A line-up as it is sent: those who play. */
export function lineUpWire(players: readonly TypedPlayer[]) {
  return players
    .filter(({ part }) => part !== 'out')
    .map(({ athleteId, part, shirtNumber, role }) => ({
      athleteId,
      shirtNumber: numberOrNull(shirtNumber),
      role: textOrNull(role),
      isStarting: part === 'starting',
    }));
}

/** What is wrong with the number of a player who plays, by their id (TEAM-4). */
export function wrongNumbers(players: readonly TypedPlayer[]): Map<string, 'number' | 'taken'> {
  const wrong = new Map<string, 'number' | 'taken'>();
  const seen = new Map<number, string>();
  for (const { athleteId, part, shirtNumber } of players) {
    const number = numberOrNull(shirtNumber);
    if (part === 'out' || number === null) continue;
    if (!(number <= 999)) wrong.set(athleteId, 'number');
    const other = seen.get(number);
    if (other === undefined) seen.set(number, athleteId);
    else if (number <= 999) {
      wrong.set(athleteId, 'taken');
      wrong.set(other, 'taken');
    }
  }
  return wrong;
}

/** Whether the role of somebody who plays is too long (TEAM-1). */
export function hasLongRole(players: readonly TypedPlayer[]): boolean {
  return players.some(({ part, role }) => part !== 'out' && isRoleTooLong(role));
}
