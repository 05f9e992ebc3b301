import type { AudienceSize } from '@touchline/contract/adminMessage';
import { calls } from '@touchline/contract/calls/adminMessages';
import type { Resource } from '@touchline/ui/resource';
import * as v from 'valibot';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { audienceOf, type ChosenAudience } from './messageValues.ts';

type Question = Parameters<typeof call<'messageAudience'>>[1]['body'];

const questionOf = (chosen: ChosenAudience) => ({ audience: audienceOf(chosen) });
const keyOf = (chosen: ChosenAudience) =>
  ['admin', 'messages', 'audience', JSON.stringify(questionOf(chosen))] as const;

/** How many an audience has; null while nobody is chosen. */
export function useAudienceSize(chosen: ChosenAudience): Resource<AudienceSize> | null {
  const question = questionOf(chosen);
  const isChosen = v.is(calls.messageAudience.body, question);
  const size = useResource(isChosen ? keyOf(chosen) : null, () =>
    call('messageAudience', { body: question as Question, isTracked: false }),
  );
  return isChosen ? size : null;
}

/**
 * Counts an audience again.
 *
 * @returns resolves once that has worked or failed
 */
export function countAgain(chosen: ChosenAudience): Promise<void> {
  return revalidateCached(keyOf(chosen));
}
