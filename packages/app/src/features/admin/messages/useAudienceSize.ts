import type { AudienceSize } from '@touchline/contract/adminMessage';
import { calls } from '@touchline/contract/calls/adminMessages';
import type { Resource } from '@touchline/ui/resource';
import * as v from 'valibot';
import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { audienceOf, type ChosenAudience } from './messageValues.ts';

type Question = Parameters<typeof call<'messageAudience'>>[1]['body'];

/** How many an audience has; null while nobody is chosen. */
export function useAudienceSize(chosen: ChosenAudience): Resource<AudienceSize> | null {
  const question = { audience: audienceOf(chosen) };
  const isChosen = v.is(calls.messageAudience.body, question);
  const size = useResource(
    isChosen ? ['admin', 'messages', 'audience', JSON.stringify(question)] : null,
    () => call('messageAudience', { body: question as Question, isTracked: false }),
  );
  return isChosen ? size : null;
}
