import type { AdminMessage, Audience } from '@touchline/contract/adminMessage';
import * as v from 'valibot';
import type { RecordForm } from '../record/recordKind.ts';
import { textOrNull } from '../record/recordValues.ts';
import { draftText } from '#platform/storage/draftText.ts';

const ids = v.pipe(v.array(draftText), v.maxLength(100));

/** Who is chosen; each kind keeps what was chosen in it while another is looked at. */
const chosenAudience = v.object({ kind: draftText, roles: ids, schoolIds: ids, teamIds: ids });

/** The fields of a message as they are typed: texts, of which an empty one is none. */
export const messageDraft = v.partial(
  v.object({
    title: draftText,
    /** HTML of the elements that the editor makes. */
    body: draftText,
    audience: chosenAudience,
    link: draftText,
    image: draftText,
    icon: draftText,
    importance: draftText,
  }),
);

export type MessageValues = Required<v.InferOutput<typeof messageDraft>>;

/** The fields, or some of them. */
export interface MessageFieldsProps {
  form: RecordForm<AdminMessage, MessageValues>;
}
export type ChosenAudience = MessageValues['audience'];

function chosenOf(audience: Audience): ChosenAudience {
  const none = { roles: [], schoolIds: [], teamIds: [] };
  switch (audience.kind) {
    case 'all':
      return { kind: 'all', ...none };
    case 'roles':
      return { kind: 'roles', ...none, roles: audience.roles };
    case 'schools':
      return { kind: 'schools', ...none, schoolIds: audience.schoolIds };
    case 'teams':
      return { kind: 'teams', ...none, teamIds: audience.teamIds };
  }
}

/** The audience as the contract has it; what was chosen in another kind is left out. */
export function audienceOf({ kind, roles, schoolIds, teamIds }: ChosenAudience): object {
  switch (kind) {
    case 'roles':
      return { kind, roles };
    case 'schools':
      return { kind, schoolIds };
    case 'teams':
      return { kind, teamIds };
    default:
      return { kind };
  }
}

/** Whether a kind of audience is chosen and nobody of it. */
export function isHalfChosen(audience: ChosenAudience): boolean {
  return Object.values(audienceOf(audience)).some(
    (each) => Array.isArray(each) && each.length === 0,
  );
}

export function messageValuesOf(message: AdminMessage): MessageValues {
  return {
    title: message.title,
    body: message.body,
    audience: chosenOf(message.audience),
    link: message.link ?? '',
    image: message.image ?? '',
    icon: message.icon ?? '',
    importance: message.importance,
  };
}

/** A message that is being created: nobody is chosen, so that nobody gets it by oversight. */
export function blankMessage(): MessageValues {
  return {
    title: '',
    body: '',
    audience: { kind: '', roles: [], schoolIds: [], teamIds: [] },
    link: '',
    image: '',
    icon: '',
    importance: 'normal',
  };
}

export function messageWireOf(
  values: MessageValues,
): Readonly<Record<keyof MessageValues, unknown>> {
  return {
    title: values.title,
    body: values.body,
    audience: audienceOf(values.audience),
    link: textOrNull(values.link),
    image: textOrNull(values.image),
    icon: textOrNull(values.icon),
    importance: values.importance,
  };
}
