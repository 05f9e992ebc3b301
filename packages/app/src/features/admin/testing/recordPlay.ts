import type { userEvent, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { recordPath } from '../recordPaths.ts';

/** The school of the school administrator. */
export const ownSchool = recordPath('schools', 'school-gokcecinar');

/** The parts of a story's context with which a person acts. */
export interface Acting {
  canvas: ReturnType<typeof within>;
  userEvent: Pick<ReturnType<typeof userEvent.setup>, 'clear' | 'click' | 'keyboard' | 'type'>;
}

export function fieldNamed({ canvas }: Pick<Acting, 'canvas'>, name: RegExp) {
  return canvas.findByRole('textbox', { name });
}

/** Types a text into a field in place of what is in it. */
export async function fillIn(acting: Acting, name: RegExp, text: string) {
  const input = await fieldNamed(acting, name);
  await acting.userEvent.clear(input);
  await acting.userEvent.type(input, text);
  return input;
}

/** Gives a school a team from another browser, so that it is in use. */
export async function addTeamTo(schoolId: string) {
  const team = {
    name: 'First Eleven',
    shortName: 'First',
    schoolId,
    sport: 'hockey',
    gender: 'mixed',
    season: '2025/26',
  } as const;
  await call('createTeam', { body: { team } });
}

/**
 * Changes the own school from another browser, without the notification that this window would
 * get.
 */
export async function changeUnheard(city: string) {
  const path = { id: 'school-gokcecinar' };
  const { version } = await call('adminSchool', { path });
  await call('updateSchool', { path, body: { version, school: { city } } });
}
