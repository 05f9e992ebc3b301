import { matchTypes } from '@touchline/contract/adminMatch';
import { sports } from '@touchline/contract/match';
import { genders } from '@touchline/contract/team';
import { fold } from '@touchline/ui/fold';
import i18next, { type TFunction } from 'i18next';
import { languages } from '#platform/language/languages.ts';
import { columnIds, nameKeys, type ColumnId } from './importColumns.ts';

type Known<Id extends string> = ReadonlyMap<string, Id>;

/** What can be written in a file, folded: in each language, and as the contract has it. */
export interface Vocabulary {
  columns: Known<ColumnId>;
  /** The columns that our own files have and that are not read. */
  ours: ReadonlySet<string>;
  sport: Known<(typeof sports)[number]>;
  gender: Known<(typeof genders)[number]>;
  matchType: Known<(typeof matchTypes)[number]>;
  /** The words for a side that nobody knows yet. */
  open: ReadonlySet<string>;
}

/** Signs for a side that nobody knows yet, in any language. */
const openSigns = ['tbc', 'tbd', '?', '-', '–', '—'];

/** @param ts what translates, of each language that is understood */
export function vocabularyOf(ts: readonly TFunction[]): Vocabulary {
  function known<Id extends string>(
    ids: readonly Id[],
    namesOf: (t: TFunction, id: Id) => readonly string[],
  ): Known<Id> {
    return new Map(
      ids.flatMap((id) =>
        [id, ...ts.flatMap((t) => namesOf(t, id))].map((name) => [fold(name), id] as const),
      ),
    );
  }
  return {
    columns: known(columnIds, (t, id) => nameKeys(id).map((key) => t(key))),
    ours: new Set(
      ts.flatMap((t) =>
        (['row', 'result', 'reason', 'address'] as const).map((id) =>
          fold(t(`adminImport.files.${id}`)),
        ),
      ),
    ),
    sport: known(sports, (t, id) => [t(`match.sport.${id}`)]),
    gender: known(genders, (t, id) => [t(`team.gender.${id}`)]),
    matchType: known(matchTypes, (t, id) => [t(`match.kind.${id}`)]),
    open: new Set([...openSigns, ...ts.map((t) => fold(t('match.toBeConfirmed')))]),
  };
}

/**
 * The words of all languages of the product, since a file may be written in another one than that
 * of the page. A language whose file does not come is not understood.
 */
export async function loadVocabulary(): Promise<Vocabulary> {
  await i18next.loadLanguages([...languages]).catch(() => {});
  const there = languages.filter((language) => i18next.hasResourceBundle(language, 'translation'));
  return vocabularyOf(there.map((language) => i18next.getFixedT(language)));
}
