import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import {
  chat,
  chatContact,
  chatContactInFull,
  chatMessage,
  chatProfile,
  chats,
  type Chat,
  type ChatMessage,
} from '../chat.ts';
import { filled, storedPicture, strictId, strictInstant, text } from '../internal/strict.ts';
import { listOf } from '../tolerant.ts';
import { wire } from '../wire.ts';

const contact = v.strictObject({
  id: strictId,
  name: filled(120),
  avatar: v.nullable(storedPicture),
  about: v.nullable(text(300)),
});

/** A line that a person adds to a chat. */
export const newLine = v.strictObject({
  id: strictId,
  chatId: strictId,
  contactId: strictId,
  isMine: v.boolean(),
  value: filled(4000),
  createdAt: strictInstant,
});

/** A line of the chat as it was answered, with fields and of kinds that its reader may not know. */
const keptLine = v.pipe(
  v.looseObject({ id: strictId }),
  v.description('A line of the chat, as it was answered'),
);

/**
 * A line of a changed chat: one that is kept or a new one. Which lines a chat has only its server knows:
 * it refuses every other that is no new line (CHAT-13).
 */
const line = v.pipe(
  v.looseObject({ id: strictId }),
  wire({ schema: v.union([newLine, keptLine]) }),
);

/** The maximum number of lines of a changed chat. */
const mostLines = 5000;

const readableLines = listOf(chatMessage);

/** The lines as the server sent them, by the list of those among them that can be read. */
const sentLines = new WeakMap<readonly ChatMessage[], readonly unknown[]>();

type Line = v.InferInput<typeof line>;

/** A chat whose lines are remembered as they were sent. */
const wholeChat = v.pipe(
  v.object({
    ...chat.entries,
    messages: v.fallback(
      v.pipe(
        v.array(v.unknown()),
        v.transform((sent) => {
          const readable = v.parse(readableLines, sent);
          sentLines.set(readable, sent);
          return readable;
        }),
      ),
      [],
    ),
  }),
  wire({ schema: chat }),
);

/**
 * The lines of a chat with those that cannot be read and with fields that are unknown, for a change,
 * which replaces all of them.
 *
 * @param chat an answer of `chat` or `updateChat`
 */
export function linesAsSent({ messages }: Chat): readonly Line[] {
  // Of one without an id, which no server of the contract answers, the server says what is wrong.
  return (sentLines.get(messages) ?? messages) as readonly Line[];
}

export const calls = {
  chats: { answer: chats },
  /** Null for an unknown id. */
  chat: { query: v.strictObject({ id: strictId }), answer: v.nullable(wholeChat) },
  /**
   * Merges the given fields into the conversation; its lines are replaced as a whole, by new lines and
   * those that it has.
   */
  updateChat: {
    body: v.strictObject({
      id: strictId,
      chat: v.strictObject({
        id: v.optional(strictId),
        contactId: v.optional(strictId),
        contact: v.optional(contact),
        unreadCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
        muted: v.optional(v.boolean()),
        lastMessage: v.optional(v.nullable(text(4000))),
        lastMessageAt: v.optional(v.nullable(strictInstant)),
        messages: v.optional(v.pipe(v.array(line), v.maxLength(mostLines))),
      }),
    }),
    answer: v.nullable(wholeChat),
  },
  /** Sorted by name. */
  chatContacts: { answer: listOf(chatContact) },
  /** Null for an unknown id. */
  chatContact: { query: v.strictObject({ id: strictId }), answer: v.nullable(chatContactInFull) },
  /** The caller. */
  chatProfile: { answer: chatProfile },
} satisfies CallsOf<'chat'>;
