import { mutationsIn } from '../mutation.ts';

export const adsAndMessagesMutations = [
  ...mutationsIn('packages/app/src/features/admin/advertisements', [
    [
      'period.ts',
      'the last day is not shown',
      'startOf(addDays(day, 1), timeZone)',
      'startOf(day, timeZone)',
    ],
    [
      'period.ts',
      'the day after the last is called the last',
      'Date.parse(endsAt) - 1',
      'Date.parse(endsAt)',
    ],
    [
      'period.ts',
      'a period of no time is none',
      ' <= Date.parse(startsAt)',
      ' < Date.parse(startsAt)',
    ],
    ['pictureConcerns.ts', 'a heavy picture is none', 'bytes > heavy', 'bytes > heavy * 10'],
    ['pictureConcerns.ts', 'any shape fits', 'wanted * tolerance', 'wanted * 10'],
    ['figures.ts', 'calls are not counted', 'visited + called', 'visited'],
    ['figures.ts', 'a week has six days', 'addDays(from, length - 1)', 'addDays(from, length - 2)'],
    ['checkAdvertisement.ts', 'a picture needs no words', "values.imageUrl !== '' &&", 'false &&'],
  ]),
  ...mutationsIn('packages/app/src/features/admin/messages', [
    [
      'messageValues.ts',
      'everybody is chosen at first',
      "audience: { kind: '',",
      "audience: { kind: 'all',",
    ],
    ['textConcerns.ts', 'a telephone number has twelve digits', '{0,2}\\d){7,}', '{0,2}\\d){11,}'],
    ['sendingTime.ts', 'the minutes are left out', 'date, hour, minute)', 'date, hour)'],
    [
      'editor/bodyLink.ts',
      'a link leads to another site by its path',
      '(?![/\\\\])|https',
      '|https',
    ],
    ['editor/bodyLink.ts', 'a link without encryption is one', '|https:\\/\\/)', '|https?:\\/\\/)'],
  ]),
  ...mutationsIn('packages/app/src/features/advertisement', [
    [
      'advertisement.ts',
      'the one that is shown goes when it is asked for again',
      'store.get(advertisementAtom)?.id',
      "''",
    ],
    ['advertisement.ts', 'a press tells whose it is', '    token: null,\n', ''],
    [
      'watchAdvertisement.ts',
      'each return asks again',
      'if (Date.now() - leftAt >= shortest)',
      'if (Date.now() >= leftAt)',
    ],
  ]),
  ...mutationsIn('packages/app/src/features/admin', [
    [
      'followInPublic.ts',
      'an advertisement that was paused stays in open windows',
      "if (area === 'advertisements') void refreshAdvertisement();",
      "if (area === 'advertisements') return;",
    ],
  ]),
  ...mutationsIn('mocks/src/store', [
    [
      'advertisements.ts',
      'the one that is shown takes another turn',
      'candidates.find(({ id }) => id === shown) ?? ',
      '',
    ],
    ['advertisements.ts', 'a visit is not counted', 'visited + counted.visit', 'visited'],
    ['adminMessages.ts', 'a recall is not told', 'if (removed) pushRecallTo(id, removed);', ''],
  ]),
  ...mutationsIn('mocks/src/handlers', [
    [
      'advertisement.ts',
      'what nobody has approved is published by way of the archive',
      "status !== 'archived' || (next === 'draft') === (approvedAt === null)",
      'true',
    ],
  ]),
];
