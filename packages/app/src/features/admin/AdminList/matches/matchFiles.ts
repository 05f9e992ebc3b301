import type { MatchRow } from '@touchline/contract/adminMatch';
import i18next, { type TFunction } from 'i18next';
import { loadStartCalendar, scoreLine, statusWord } from '#features/matches';
import { saveFile } from '#platform/saveFile.ts';
import { showToast } from '#platform/toasts.ts';
import type { ListFile } from '../areaList.ts';
import { matchCsvHead, matchCsvLines, type CsvContext } from './matchCsv.ts';

/** Begins a table of matches for spreadsheets. */
export function startListCsv(t: TFunction): ListFile<MatchRow> {
  const context: CsvContext = {
    language: i18next.language,
    scoreOf: (score) => scoreLine(t, score),
    statusOf: (match) => statusWord(t, match),
  };
  let text = matchCsvHead(t, context);
  return {
    add(matches) {
      text += matchCsvLines(t, matches, context);
    },
    save: () => saveFile('matches.csv', 'text/csv', text),
  };
}

/** Begins a calendar of matches; those without a date are left out. */
export async function startListCalendar(t: TFunction): Promise<ListFile<MatchRow>> {
  const { add, save } = (await loadStartCalendar())(t);
  return {
    add,
    save() {
      if (!save()) showToast('admin.export.noDates');
    },
  };
}
