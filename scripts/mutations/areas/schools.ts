import { mutationsIn } from '../mutation.ts';

export const schoolMutations = [
  ...mutationsIn('packages/contract/src', [
    ['playerDisplay.ts', 'a flagged child is shown', '    !safetyFlag &&\n', ''],
    [
      'playerDisplay.ts',
      'whoever left is shown',
      "    status === 'active' &&\n    school",
      '    school',
    ],
    [
      'playerDisplay.ts',
      'a school that is suspended shows names',
      "    school.status === 'active' &&\n",
      '',
    ],
    [
      'playerDisplay.ts',
      'a school without an address for privacy shows names',
      '    school.privacyContactEmail !== null &&\n',
      '',
    ],
    [
      'playerDisplay.ts',
      'a consent for names is not needed',
      'isGranted(consents.names, when);',
      'true;',
    ],
    [
      'playerDisplay.ts',
      'a consent that has run out is in force',
      'Date.parse(expiresAt) > when.getTime()',
      'true',
    ],
    [
      'playerDisplay.ts',
      'a consent is in force before it begins',
      'Date.parse(at) <= when.getTime()',
      'true',
    ],
    [
      'playerDisplay.ts',
      'what is not refused is granted',
      "if (state !== 'granted') return false;",
      "if (state === 'refused') return false;",
    ],
    [
      'playerDisplay.ts',
      'the policy of the school is passed over',
      "school.defaults.athleteNames === 'initials' && isLimited",
      'false',
    ],
    [
      'playerDisplay.ts',
      'a picture comes with the consent for names',
      'isGranted(athlete.consents.photo, when)',
      'isGranted(athlete.consents.names, when)',
    ],
    [
      'playerDisplay.ts',
      'a school without pictures shows them',
      "school.defaults.photos === 'consented' && ",
      '',
    ],
    [
      'playerDisplay.ts',
      'the number of a player comes with the role',
      'return { ...hiddenPlayer, shirtNumber };',
      'return { ...hiddenPlayer, ...display.place };',
    ],
    [
      'playerDisplay.ts',
      'the initial is the name',
      'return letter && `${letter}.`;',
      'return letter && name;',
    ],
    [
      'playerDisplay.ts',
      'a preferred name of blanks takes the place of the name',
      'preferredName?.trim() || givenName.trim()',
      'preferredName ?? givenName.trim()',
    ],
  ]),
  ...mutationsIn('packages/ui/src/Crest', [
    [
      'crestDrawing.ts',
      'letters are in the second colour, readable or not',
      'inks.find((ink) => contrast(ink, ground) >= 4.5)',
      'inks[0]',
    ],
    [
      'crestDrawing.ts',
      'any text is a colour',
      "/^#[\\da-f]{6}$/iu.test(one ?? '')",
      'Boolean(one)',
    ],
    [
      'crestDrawing.ts',
      'the shape follows from the colours',
      'Math.floor(hash / crestColours.length)',
      'hash % crestColours.length',
    ],
  ]),
  ...mutationsIn('packages/app/src/features/schools', [
    [
      'Team/teamTab.ts',
      'the address of the first tab keeps the tab before',
      "  next.delete('tab');\n",
      '',
    ],
    [
      'Schools/schoolsFilter.ts',
      'a page without number is asked for',
      'Number.isSafeInteger(page) && page >= 1',
      'page >= 1',
    ],
    [
      'School/teamsBySport.ts',
      'archived teams are first',
      "Number(one.status === 'archived') - Number(other.status === 'archived')",
      "Number(other.status === 'archived') - Number(one.status === 'archived')",
    ],
    [
      'School/teamsBySport.ts',
      'U9 is after U16',
      'new Intl.Collator(language, { numeric: true })',
      'new Intl.Collator(language)',
    ],
    [
      'schoolMatches.ts',
      'next matches include those of last year',
      'status: planned, from: today,',
      'status: planned,',
    ],
  ]),
];
