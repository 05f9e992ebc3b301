import type { GenericSchema } from 'valibot';
import type { Area, Endpoint, Endpoints } from './endpoints.ts';

/** Names of the parameters in a path: `id` of `api/matches/:id`. */
type ParametersOf<Path extends string> = Path extends `${infer Before}/${infer After}`
  ? ParametersOf<Before> | ParametersOf<After>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type PathOf<Path extends string> = [ParametersOf<Path>] extends [never]
  ? { path?: never }
  : { path: GenericSchema<Record<ParametersOf<Path>, string>> };

type BodyOf<Name extends Endpoint> = Endpoints[Name]['method'] extends 'GET' | 'DELETE'
  ? { body?: never }
  : { body: GenericSchema };

/** What goes in and comes out of one call. Requests are strict, answers tolerant. */
export type CallDefinition<Name extends Endpoint> = PathOf<Endpoints[Name]['path']> &
  BodyOf<Name> & {
    /** Parameters behind the `?`, from the text of the address to values. Left out: none. */
    query?: GenericSchema;
    answer: GenericSchema;
    /**
     * Bodies of refusals by status, where they are no `problem`. Left out here and everywhere: 400
     * for a request that does not fit, 401 and 403 as `access` says, and 5xx, all with a `problem`.
     */
    errors?: Readonly<Record<number, GenericSchema>>;
  };

/** Every call of an area by its name, and none else. */
export type CallsOf<In extends Area> = {
  readonly [
    Name in Endpoint as Endpoints[Name]['area'] extends In ? Name : never
  ]: CallDefinition<Name>;
};
