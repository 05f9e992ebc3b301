import type { TFunction } from 'i18next';
import { ApiError } from '#platform/client/ApiError.ts';

/** The areas of records to which others belong. */
type UsedArea = 'schools' | 'teams' | 'athletes';

/** Thrown when a record is not deleted because others belong to it. */
class InUseError extends ApiError {
  override readonly translate: (t: TFunction) => string;

  constructor(area: UsedArea, { kind, status, message, reason }: ApiError) {
    super(kind, status, message, {}, reason);
    this.translate = (t) => t(`adminRecord.${area}.inUse`);
  }
}

/**
 * Tells in the language of the page that a record is in use, which the server names beside its own
 * words (SCHOOL-7, TEAM-3, ATHLETE-12).
 *
 * @throws what the deletion has thrown
 */
export async function orSayInUse<Answer>(
  area: UsedArea,
  deletion: Promise<Answer>,
): Promise<Answer> {
  try {
    return await deletion;
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'inUse') throw new InUseError(area, error);
    throw error;
  }
}
