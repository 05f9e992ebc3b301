import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { CallDefinition } from './call.ts';
import { calls as advertisement } from './calls/advertisement.ts';
import { calls as auth } from './calls/auth.ts';
import { calls as chat } from './calls/chat.ts';
import { calls as matches } from './calls/matches.ts';
import { calls as messages } from './calls/messages.ts';
import { calls as navigation } from './calls/navigation.ts';
import { calls as notifications } from './calls/notifications.ts';
import { calls as shortcuts } from './calls/shortcuts.ts';
import { calls as support } from './calls/support.ts';
import { calls as user } from './calls/user.ts';
import type { Endpoint } from './endpoints.ts';

/** The schemas of every call by its name. The client takes the types alone, and its areas one by one. */
export const definitions = {
  ...auth,
  ...user,
  ...navigation,
  ...messages,
  ...notifications,
  ...shortcuts,
  ...chat,
  ...matches,
  ...advertisement,
  ...support,
} satisfies { readonly [Name in Endpoint]: CallDefinition<Name> };

export type Definitions = typeof definitions;

/** A part of a request that may be left out where nothing in it is needed. */
type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value };

type PathPart<Definition> = Definition extends { path: infer Schema extends GenericSchema }
  ? Part<'path', InferInput<Schema>>
  : { path?: undefined };

/** As values: the client writes them into the address. */
type QueryPart<Definition> = Definition extends { query: infer Schema extends GenericSchema }
  ? Part<'query', InferOutput<Schema>>
  : { query?: undefined };

type BodyPart<Definition> = Definition extends { body: infer Schema extends GenericSchema }
  ? Part<'body', InferInput<Schema>>
  : { body?: undefined };

/** What the caller gives. */
export type RequestOf<Name extends Endpoint> = PathPart<Definitions[Name]> &
  QueryPart<Definitions[Name]> &
  BodyPart<Definitions[Name]>;

/** What the caller gets. */
export type AnswerOf<Name extends Endpoint> = InferOutput<Definitions[Name]['answer']>;

type Checked<Definition, Key extends string> = Definition extends {
  [Each in Key]: infer Schema extends GenericSchema;
}
  ? InferOutput<Schema>
  : undefined;

/** What the back end reads of a request that fits. */
export interface ReceivedBy<Name extends Endpoint> {
  path: Checked<Definitions[Name], 'path'>;
  query: Checked<Definitions[Name], 'query'>;
  body: Checked<Definitions[Name], 'body'>;
}
