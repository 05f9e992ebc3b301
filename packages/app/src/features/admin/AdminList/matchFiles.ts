import type { MatchRow } from '@touchline/contract/adminMatch';
import i18next, { type TFunction } from 'i18next';
import { scoreLine, loadSaveMatchesCalendar } from '#features/matches';
import { saveFile } from '#platform/saveFile.ts';
import { showToast } from '#platform/toasts.ts';
import { matchCsv } from './matchCsv.ts';

/** Saves matches as a table for spreadsheets. */
export async function saveListCsv(t: TFunction, matches: readonly MatchRow[]): Promise<void> {
  saveFile(
    'matches.csv',
    'text/csv',
    matchCsv(t, matches, { language: i18next.language, scoreOf: (score) => scoreLine(t, score) }),
  );
}

/** Saves matches as entries of a calendar; those without a date are left out. */
export async function saveListCalendar(t: TFunction, matches: readonly MatchRow[]): Promise<void> {
  const saveMatchesCalendar = await loadSaveMatchesCalendar();
  if (!saveMatchesCalendar(t, matches)) showToast('admin.export.noDates');
}
