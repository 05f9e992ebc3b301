import type { CallsOf } from '../call.ts';
import { navigation } from '../navigation.ts';

export const calls = {
  /** Filtered by the caller's roles. */
  navigation: { answer: navigation },
} satisfies CallsOf<'navigation'>;
