import type { CallsOf } from '../call.ts';
import { navigation } from '../navigation.ts';

export const calls = {
  /** Filtered by the roles of the caller. */
  navigation: { answer: navigation },
} satisfies CallsOf<'navigation'>;
