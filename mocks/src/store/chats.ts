import { newLine } from '@touchline/contract/calls/chat';
import type { Chat } from '@touchline/contract/chat';
import * as v from 'valibot';
import { chatsFor } from '../fixtures/chats.ts';
import { perAccount } from './perAccount.ts';

export const chatsOf = perAccount<Chat>('chat', chatsFor);

/**
 * What is wrong with the lines of a change, by the name of the field: each is one that the chat has,
 * exactly as it was answered, or a new line that fits the contract (CHAT-13).
 */
export function lineErrors(
  lines: readonly unknown[],
  chat: Chat | undefined,
): Record<string, string[]> {
  const kept = new Set(chat?.messages.map((line) => JSON.stringify(line)));
  const errors: Record<string, string[]> = {};
  for (const [index, line] of lines.entries()) {
    if (kept.has(JSON.stringify(line))) continue;
    for (const issue of v.safeParse(newLine, line).issues ?? []) {
      const field = ['chat.messages', index, v.getDotPath(issue)].filter((part) => part !== null);
      (errors[field.join('.')] ??= []).push(issue.message);
    }
  }
  return errors;
}
