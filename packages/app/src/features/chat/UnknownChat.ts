import { ApiError } from '#platform/client/ApiError.ts';

/** There is no conversation of this id (product.md §8). */
export class UnknownChat extends ApiError {
  readonly id: string;

  constructor(id: string) {
    super('http', 404, `Could not found chat with id of ${id}!`);
    this.id = id;
  }
}
