import { mutationsIn } from '../mutation.ts';

export const matchListMutations = [
  ...mutationsIn('packages/app/src/features/matches', [
    [
      'groupByDay.ts',
      'a day that was cut off is shown in part',
      'index === 0 || isLoaded(date)',
      'true',
    ],
    [
      'groupByDay.ts',
      'a date without a time at the end of the answer counts as loaded',
      ' && end > Date.parse(`${date}T23:59:59Z`)',
      '',
    ],
    [
      'groupByDay.ts',
      'matches without a time are among the others',
      "schedule.kind === 'dateTime';",
      "schedule.kind !== 'tbc';",
    ],
    [
      'groupByCompetition.ts',
      'two age groups of a competition are one',
      'Object.values(of)',
      'Object.values({ ...of, ageGroup: null })',
    ],
    [
      'groupByCompetition.ts',
      'girls and boys of a competition are one',
      'Object.values(of)',
      'Object.values({ ...of, gender: null })',
    ],
    [
      'Matches/listFilter.ts',
      'one value of a filter that is not understood takes the others with it',
      'texts.flatMap((text) => parse(text) ?? [])',
      'texts.every((text) => parse(text)) ? texts.flatMap((text) => parse(text) ?? []) : []',
    ],
    [
      'Matches/listFilter.ts',
      'a value that is left out is not reported',
      'if (values.size < texts.length) isComplete = false;',
      '',
    ],
    [
      'Matches/listFilter.ts',
      'what is being played is looked for from today on',
      "return isOnly('live', 'paused') && day === null ? 'now' : 'forwards';",
      "return 'forwards';",
    ],
    [
      'Matches/listFilter.ts',
      'a changed filter keeps its pages',
      'pages: 1, ...change',
      '...change',
    ],
    [
      'Matches/listNote.ts',
      'a day without matches is passed over in silence',
      "!isPlayed ? 'noneOnDay' : null",
      'null',
    ],
  ]),
  ...mutationsIn('packages/app/src/platform', [
    [
      'location/rebase.ts',
      'a value takes the one before away, which is not drawn yet',
      '[...newest, ...wanted',
      '[...drawn, ...wanted',
    ],
    [
      'location/rebase.ts',
      'the query of another page is read as that of the drawn one',
      'isLeaving(drawn) ? drawn : currentHistory().location',
      'currentHistory().location',
    ],
    [
      'form/optionSearch.ts',
      'an older answer replaces a newer one',
      'if (signal.aborted) return;',
      '',
    ],
    [
      'form/optionSearch.ts',
      'every letter asks',
      'void run(wanted, attempt), searchDelay)',
      'void run(wanted, attempt), 0)',
    ],
    ['form/optionSearch.ts', 'one letter asks', 'leastSearchLength = 2', 'leastSearchLength = 1'],
    [
      'time/schedule.ts',
      'a date is shown as the end of its day',
      'return schedule.date;',
      'return dayAt(Date.parse(`${schedule.date}T23:59:59Z`), timeZone);',
    ],
    ['time/schedule.ts', 'what has no time is first', 'Number.MAX_SAFE_INTEGER', '0'],
    [
      'time/schedule.ts',
      'a venue is always elsewhere',
      'wallClock(venueZone) !== wallClock(viewerZone)',
      'venueZone !== viewerZone',
    ],
    [
      'language/collate.ts',
      'names are sorted in English',
      'new Intl.Collator(language,',
      "new Intl.Collator('en',",
    ],
  ]),
  ...mutationsIn('packages/ui/src', [
    [
      'RichText/hasText.ts',
      'a sign in an attribute is read as the text of its element',
      '[^>]*(?:>|$)',
      '[^<>]*(?:>|$)',
    ],
    ['Highlight/fold.ts', 'two spaces are not one', "endsWord ? '' : ' '", "' '"],
    ['Highlight/fold.ts', 'the dotless i is another letter', ".replace(/[ıI]/g, 'i')", ''],
    [
      'Highlight/fold.ts',
      'the mark is where the folded letter stands',
      'origins.push(index)',
      'origins.push(origins.length)',
    ],
    [
      'DateStrip/dateStripDays.ts',
      'the chosen day is its own next one',
      'date > chosen',
      'date >= chosen',
    ],
    ['shell/MatchCard/teamNames.ts', 'the school is always named', 'tellsSchool || ', ''],
    [
      'DateTime/formatDateTime.ts',
      'the year is always named',
      "? {} : { year: 'numeric' }",
      "? { year: 'numeric' } : { year: 'numeric' }",
    ],
  ]),
];
