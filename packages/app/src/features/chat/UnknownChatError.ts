import type { TFunction } from 'i18next';
import { ApiError } from '#platform/client/ApiError.ts';

/** Thrown when the server has no conversation with this id (CHAT-2). */
export class UnknownChatError extends ApiError {
  override readonly translate: (t: TFunction) => string;

  constructor(id: string) {
    super('http', 404, `Could not found chat with id of ${id}!`);
    this.translate = (t) => t('chat.notFound', { id });
  }
}
