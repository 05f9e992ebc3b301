import type { AllEndpoints, AnyEndpoint } from '@touchline/contract/allEndpoints';
import type { RequestOf } from '@touchline/contract/definitions';
import type { Area } from '@touchline/contract/endpoint';
import type { AccountName } from '../../fixtures/accounts.ts';

/** The type with all optional fields required, at any depth. */
type Whole<Value> = Value extends File
  ? File
  : Value extends readonly (infer Item)[]
    ? readonly [Whole<Item>, ...Whole<Item>[]]
    : Value extends object
      ? { [Key in keyof Value]-?: Whole<Given<Value[Key]>> }
      : Value;

/** Without null, but for what can be nothing else. */
type Given<Value> = [NonNullable<Value>] extends [never] ? null : NonNullable<Value>;

/** The parts of the request, with all fields. */
type WholeRequest<Request> = {
  [Part in keyof Request as Request[Part] extends undefined ? never : Part]-?: Whole<
    NonNullable<Request[Part]>
  >;
};

/** A valid request with all fields, and facts about it. */
export interface Example<Name extends AnyEndpoint> {
  request: WholeRequest<RequestOf<Name>>;
  /** The required fields, as a refusal names them. */
  required: readonly string[];
  /** The answer to a visitor: the usual one, an empty one, or 401. */
  visitor: 'served' | 'nothing' | 'refused';
  /** The account that makes the call; omitted: `user`. */
  as?: AccountName;
  /** A field whose parts the server alone can check, because they depend on what is stored. */
  checkedByServer?: string;
  /** Whether a second call is refused: for links that are used up and calls that are limited. */
  isOnce?: boolean;
  /** Calls that the same account makes before, in order; each is a valid request. */
  before?: readonly Earlier[];
}

/** A call with its request. */
export type Earlier = {
  [Name in AnyEndpoint]: { name: Name; request: RequestOf<Name> };
}[AnyEndpoint];

/** An example of every call of an area. */
export type ExamplesOf<In extends Area> = {
  readonly [
    Name in AnyEndpoint as AllEndpoints[Name]['area'] extends In ? Name : never
  ]: Example<Name>;
};
