import { HttpResponse } from 'msw';

/** Thrown inside a handler to answer with an error status. */
export class Refusal extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super(`Answered with ${response.status}`);
    this.response = response;
  }
}

/** Throws a refusal with a `problem` body as in the contract. */
export function refuse(status: number, title: string, errors?: Record<string, string[]>): never {
  throw new Refusal(HttpResponse.json({ title, detail: title, errors }, { status }));
}

/** Refuses one field of the request, by its name. */
export function refuseField(field: string, message: string): never {
  return refuse(400, 'The request does not fit this call', { [field]: [message] });
}

/** Refuses a change of a record that has changed meanwhile, with the current record (ADMIN-14). */
export function refuseStale(current: object): never {
  const title = 'Somebody else has changed this record meanwhile';
  throw new Refusal(HttpResponse.json({ title, detail: title, current }, { status: 409 }));
}

/** Refuses a call that comes too often; `seconds` is when to try again. */
export function refuseForNow(seconds: number): never {
  const title = `Please try again in ${seconds} seconds`;
  throw new Refusal(
    HttpResponse.json(
      { title, detail: title },
      { status: 429, headers: { 'Retry-After': String(seconds) } },
    ),
  );
}
