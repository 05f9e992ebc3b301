import type { ExamplesOf } from './example.ts';
import { listExample } from './schools.ts';

const school = {
  name: 'Çamlıkuyu Anadolu Lisesi',
  shortName: 'Çamlıkuyu',
  type: 'secondary',
  country: 'TR',
  timeZone: 'Europe/Istanbul',
  city: 'Bursa',
  district: 'Çarşı',
  address: 'Okul Sok. 4',
  officePhone: '+902125550199',
  officeEmail: 'office@camlikuyu.touchline.example',
  website: 'https://camlikuyu.touchline.example',
  logoUrl: '/api/assets/crest-school-gokcecinar.svg',
  coverUrl: 'https://pictures.touchline.example/cover.webp',
  colours: { primary: '#0f3d3e', secondary: '#f2c14e' },
  about: 'Sahamız hafta sonları mahalleye açıktır.',
  aboutLanguage: 'tr',
  latitude: 40.19,
  longitude: 29.06,
  aliases: ['Çamlıkuyu Lisesi'],
  privacyContactEmail: 'privacy@camlikuyu.touchline.example',
  defaults: { athleteNames: 'initials', photos: 'off' },
  status: 'active',
} as const;

const inParts = [
  'school.colours.primary',
  'school.colours.secondary',
  'school.defaults.athleteNames',
  'school.defaults.photos',
];

export const adminSchoolsExamples: ExamplesOf<'adminSchools'> = {
  adminSchools: {
    request: { query: { ...listExample, sort: 'updatedAt', status: ['active', 'pending'] } },
    required: [],
    visitor: 'refused',
    as: 'schoolAdministrator',
  },
  adminSchool: {
    request: { path: { id: 'school-gokcecinar' } },
    required: [],
    visitor: 'refused',
    as: 'schoolAdministrator',
  },
  createSchool: {
    request: { body: { school } },
    required: [
      'school',
      ...['name', 'shortName', 'type', 'country', 'timeZone'].map((name) => `school.${name}`),
      ...inParts,
    ],
    visitor: 'refused',
    as: 'administrator',
  },
  updateSchool: {
    request: { path: { id: 'school-gokcecinar' }, body: { version: 1, school } },
    required: ['version', 'school', ...inParts],
    visitor: 'refused',
    as: 'administrator',
  },
  deleteSchool: {
    request: { path: { id: 'school-nuwefontein' }, query: { version: 2 } },
    required: ['version'],
    visitor: 'refused',
    as: 'administrator',
  },
  restoreSchool: {
    request: { path: { id: 'school-nuwefontein' }, body: {} },
    required: [],
    visitor: 'refused',
    as: 'administrator',
    before: [
      {
        name: 'deleteSchool',
        request: { path: { id: 'school-nuwefontein' }, query: { version: 2 } },
      },
    ],
  },
  renewJoinCode: {
    request: { path: { id: 'school-gokcecinar' }, body: { version: 1 } },
    required: ['version'],
    visitor: 'refused',
    as: 'schoolAdministrator',
  },
};
