import type { ExamplesOf } from './example.ts';

const advertisement = {
  title: 'Corner Bakery',
  description: 'Rolls for the whole team, ready at nine.',
  category: 'food',
  advertisementType: 'Standard',
  schoolId: 'school-wexcombe',
  imageUrl: '/api/assets/kestrel.svg',
  altText: 'A basket of rolls',
  webLink: 'https://bakery.touchline.example',
  contactNumber: '+441174960140',
  startsAt: '2026-05-01T00:00:00Z',
  endsAt: '2026-06-01T00:00:00Z',
  weight: 3,
} as const;

const all = { visitor: 'refused', as: 'administrator' } as const;
const camp = { path: { id: 'advertisement-camp' } };
const version = 2;

export const advertisementsExamples: ExamplesOf<'advertisements'> = {
  adminAdvertisements: {
    request: {
      query: {
        search: 'kestrel',
        sort: 'weight',
        order: 'desc',
        pageNumber: 1,
        language: 'tr',
        pageSize: 20,
        state: ['running', 'draft'],
        category: 'shop',
        schoolId: 'school-wexcombe',
      },
    },
    required: [],
    ...all,
  },
  advertisementOverlaps: {
    request: {
      query: {
        startsAt: '2026-04-20T00:00:00Z',
        endsAt: '2026-05-20T00:00:00Z',
        schoolId: 'school-wexcombe',
        exceptId: 'advertisement-okuma',
      },
    },
    required: ['startsAt'],
    ...all,
  },
  adminAdvertisement: { request: camp, required: [], ...all },
  advertisementFigures: {
    request: {
      path: { id: 'advertisement-kestrel' },
      query: { from: '2026-04-08', to: '2026-04-14' },
    },
    required: [],
    ...all,
  },
  createAdvertisement: {
    request: { body: { advertisement } },
    required: [
      'advertisement',
      ...['title', 'description', 'category'].map((name) => `advertisement.${name}`),
    ],
    ...all,
  },
  updateAdvertisement: {
    request: { ...camp, body: { version, advertisement } },
    required: ['version', 'advertisement'],
    ...all,
  },
  changeAdvertisementStatus: {
    request: { ...camp, body: { version, status: 'active' } },
    required: ['version', 'status'],
    ...all,
  },
  deleteAdvertisement: { request: { ...camp, query: { version } }, required: ['version'], ...all },
  followAdvertisement: {
    request: { path: { id: 'advertisement-kestrel' }, body: { kind: 'visit' } },
    required: ['kind'],
    visitor: 'served',
  },
  restoreAdvertisement: {
    request: { ...camp, body: {} },
    required: [],
    ...all,
    before: [{ name: 'deleteAdvertisement', request: { ...camp, query: { version } } }],
  },
};
