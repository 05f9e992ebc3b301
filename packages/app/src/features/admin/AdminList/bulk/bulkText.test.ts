import { describe, expect, test } from 'vitest';
import { translate } from '../../testing/translate.ts';
import { changedText, doneText, reportText, undoneText } from './bulkText.ts';

describe('a bulk change says how many went through and how many did not (ADMIN-25)', () => {
  const en = translate('en');
  const tr = translate('tr');

  test.each([
    [en, false, 0, 'No record changed.'],
    [en, false, 1, '1 record changed.'],
    [en, true, 0, 'No record deleted.'],
    [en, true, 3, '3 records deleted.'],
    [tr, false, 0, 'Hiçbir kayıt değişmedi.'],
    [tr, true, 2, '2 kayıt silindi.'],
  ])('%#: changed or removed', (t, isRemoval, count, words) => {
    expect(changedText(t, isRemoval, count)).toBe(words);
  });

  test.each([
    [en, 3, 0, '3 records changed.'],
    [en, 3, 3, '3 records changed.'],
    [en, 3, 1, '3 records changed. 1 of them can be taken back.'],
    [tr, 3, 2, '3 kayıt değişti. 2 tanesi geri alınabilir.'],
  ])('%#: with a way back for some (ADMIN-26)', (t, count, undoable, words) => {
    expect(doneText(t, false, count, undoable)).toBe(words);
  });

  test.each([
    [en, 2, 0, '2 records are as they were before.'],
    [en, 1, 1, '1 record is as it was before. 1 record could not be brought back.'],
    [en, 0, 2, '2 records could not be brought back.'],
    [tr, 1, 2, '1 kayıt eski hâlinde. 2 kayıt geri getirilemedi.'],
  ])('%#: taken back', (t, undone, failed, words) => {
    expect(undoneText(t, undone, failed)).toBe(words);
  });

  test.each([
    [en, 'change', 1, 2, '1 record changed. 2 records stayed as they were.'],
    [tr, 'removal', 0, 2, 'Hiçbir kayıt silinmedi. 2 kayıt olduğu gibi kaldı.'],
    [en, 'undo', 2, 1, '2 records are as they were before. 1 record could not be brought back.'],
  ] as const)('%#: reported', (t, kind, done, refused, words) => {
    expect(reportText(t, kind, done, refused)).toBe(words);
  });
});
