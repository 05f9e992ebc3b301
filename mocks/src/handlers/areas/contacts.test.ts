import type { Contact } from '@touchline/contract/contact';
import { describe, expect, test } from 'vitest';
import { call, urlOf } from '../../testing/call.ts';
import { setUpMockBackEnd } from '../../testing/mockBackEnd.ts';

setUpMockBackEnd();

async function get<Body>(path: string): Promise<Body> {
  return (await call('GET', `api/apps/contacts/${path}`)).body as Body;
}

test('ninety contacts come by name (CONTACT-1, CONTACT-13)', async () => {
  const names = (await get<Contact[]>('all')).map(({ name }) => name);
  expect(names).toHaveLength(90);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

test('the search looks into names, without regard to case; no text finds all (CONTACT-2)', async () => {
  const found = await get<Contact[]>('search?query=ALEX');
  expect(found.length).toBeGreaterThan(0);
  for (const { name } of found) expect(name.toLowerCase()).toContain('alex');
  expect(await get('search?query=')).toHaveLength(90);
});

test.each([
  ['ışık', 'Işık'],
  ['ISIK', 'Işık'],
  ['ilke', 'İlke'],
  ['İLKE', 'İlke'],
  ['şehrazat', 'Şehrazat'],
  ['zoe', 'Zoë'],
])('the search for %s finds %s (CONTACT-2)', async (query, found) => {
  const names = (await get<Contact[]>(`search?query=${encodeURIComponent(query)}`)).map(
    ({ name }) => name,
  );
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toContain(found);
});

test('contacts have different amounts of fields', async () => {
  const contacts = await get<Contact[]>('all');
  const counts = (of: (contact: Contact) => unknown) => new Set(contacts.map(of)).size;
  expect(counts(({ phoneNumbers }) => phoneNumbers.length)).toBeGreaterThan(3);
  expect(counts(({ emails }) => emails.length)).toBeGreaterThan(3);
  expect(counts(({ notes }) => notes)).toBeGreaterThan(5);
  for (const field of ['avatar', 'background', 'birthday', 'address', 'title', 'company'] as const)
    expect(counts((contact) => contact[field] === null)).toBe(2);
  expect(Math.max(...contacts.map(({ name }) => name.length))).toBeGreaterThan(40);
});

test('an unknown contact is nothing, and deleting it changes nothing (CONTACT-3, CONTACT-5, MOCK-7)', async () => {
  expect(await get('contact?id=unknown')).toBeNull();
  expect((await call('DELETE', 'api/apps/contacts/contact?id=unknown')).body).toBe(true);
  expect(await get('all')).toHaveLength(90);
});

test('a new contact needs no data (CONTACT-4)', async () => {
  const { body } = await call('POST', 'api/apps/contacts/contact');
  const { id, ...rest } = body as Contact;
  expect(await get(`contact?id=${id}`)).toEqual(body);
  expect(await get('all')).toHaveLength(91);
  expect(rest).toEqual({
    avatar: null,
    name: 'New Contact',
    emails: [],
    phoneNumbers: [],
    job: { title: '', company: '' },
    birthday: null,
    address: null,
    notes: null,
    tags: [],
  });
});

test('of two new contacts the latest comes first (CONTACT-14)', async () => {
  const created = async () =>
    ((await call('POST', 'api/apps/contacts/contact')).body as Contact).id;
  const [first, second] = [await created(), await created()];
  const ids = (await get<Contact[]>('all')).map(({ id }) => id);
  expect(ids.indexOf(second)).toBe(ids.indexOf(first) - 1);
});

test('a contact has these fields, and each of its numbers a country and a label (CONTACT-10, CONTACT-11)', async () => {
  const contacts = await get<Contact[]>('all');
  for (const contact of contacts) {
    expect(Object.keys(contact).toSorted()).toEqual(
      'address avatar background birthday company emails id name notes phoneNumbers tags title'.split(
        ' ',
      ),
    );
    for (const email of contact.emails) {
      expect(email).toEqual({
        email: expect.stringContaining('@'),
        label: expect.stringMatching(/^(?:Personal|Work)$/),
      });
    }
    for (const number of contact.phoneNumbers) {
      expect(number).toEqual({
        country: expect.stringMatching(/^[a-z]{2}$/),
        phoneNumber: expect.stringMatching(/\d/),
        label: expect.stringMatching(/^(?:Mobile|Work|Home)$/),
      });
    }
  }
  const labels = (of: (contact: Contact) => { label: string }[]) =>
    new Set(contacts.flatMap((contact) => of(contact).map(({ label }) => label))).size;
  expect([labels(({ emails }) => emails), labels(({ phoneNumbers }) => phoneNumbers)]).toEqual([
    2, 3,
  ]);
});

test('a change is merged; an unknown id gives null (CONTACT-5, CONTACT-12, MOCK-7)', async () => {
  const path = 'api/apps/contacts/contact';
  const contact = { name: 'Renamed Example' };
  const { notes: before } = await get<Contact>('contact?id=contact-1');
  const { body } = await call('PATCH', path, { body: { id: 'contact-1', contact } });
  expect(body).toMatchObject({ id: 'contact-1', name: 'Renamed Example', notes: before });
  expect((await call('PATCH', path, { body: { id: 'unknown', contact } })).body).toBeNull();
});

test('a deleted tag leaves every contact (CONTACT-7)', async () => {
  const carries = (contacts: Contact[]) =>
    contacts.filter(({ tags }) => tags.includes('contact-tag-work'));
  expect(carries(await get<Contact[]>('all')).length).toBeGreaterThan(0);
  await call('DELETE', 'api/apps/contacts/tag?id=contact-tag-work');
  expect(carries(await get<Contact[]>('all'))).toEqual([]);
  expect(await get('tags')).toHaveLength(6);
});

test('a new tag stands first and can be renamed (CONTACT-12)', async () => {
  await call('POST', 'api/apps/contacts/tag', { body: { tag: { title: 'Referee' } } });
  const [tag] = await get<{ id: string; title: string }[]>('tags');
  expect(tag?.title).toBe('Referee');
  const body = { id: tag?.id, tag: { title: 'Umpire' } };
  expect((await call('PATCH', 'api/apps/contacts/tag', { body })).body).toEqual({
    id: tag?.id,
    title: 'Umpire',
  });
});

test('every country has a name, a code and a place on the sheet of flags (CONTACT-6)', async () => {
  const countries = await get<Record<string, string>[]>('countries');
  expect(countries.length).toBeGreaterThanOrEqual(235);
  expect(new Set(countries.map(({ iso }) => iso)).size).toBe(countries.length);
  for (const country of countries) {
    expect(country).toMatchObject({
      name: expect.stringMatching(/../),
      code: expect.stringMatching(/^\+\d+$/),
      flagImagePos: expect.stringMatching(/^-1px -\d+px$/),
    });
  }
});

test('a deleted contact is gone and no other (CONTACT-3)', async () => {
  const before = await get<Contact[]>('all');
  await call('DELETE', 'api/apps/contacts/contact?id=contact-1');
  expect(await get('all')).toEqual(before.filter(({ id }) => id !== 'contact-1'));
});

test('a renamed tag stays renamed, a deleted one leaves the list (CONTACT-7)', async () => {
  const tag = { id: 'contact-tag-work', title: 'Job' };
  await call('PATCH', 'api/apps/contacts/tag', { body: { id: tag.id, tag: { title: 'Job' } } });
  expect(await get('tags')).toContainEqual(tag);
  await call('DELETE', `api/apps/contacts/tag?id=${tag.id}`);
  expect(await get('tags')).not.toContainEqual(tag);
});

test.each([
  ['name', 5],
  ['name', null],
  ['tags', null],
  ['tags', 'contact-tag-work'],
  ['emails', null],
  ['emails', [{ email: 'a@b.example', label: 'Elsewhere' }]],
  ['phoneNumbers', {}],
  ['avatar', 'data:text/html;base64,eA=='],
  ['birthday', 'in May'],
  ['birthday', '2000-02-30T12:00:00.000Z'],
  ['nickname', 'Al'],
])('a contact whose %s is %j is refused and not stored', async (field, value) => {
  const before = await get('contact?id=contact-1');
  const body = { id: 'contact-1', contact: { [field]: value } };
  const answer = await call('PATCH', 'api/apps/contacts/contact', { body });
  expect(answer.status).toBe(400);
  expect(answer.body).toHaveProperty('errors');
  expect(await get('contact?id=contact-1')).toEqual(before);
});

test('a key that every object has is no field', async () => {
  const response = await fetch(urlOf('api/apps/contacts/contact'), {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: '{"id":"contact-1","contact":{"__proto__":{"name":"Nobody"}}}',
  });
  expect(response.status).toBe(400);
});

test('a birthday is kept at noon of its day (CONTACT-9)', async () => {
  const contact = { birthday: '1981-05-04T23:30:00.000Z' };
  const { body } = await call('PATCH', 'api/apps/contacts/contact', {
    body: { id: 'contact-1', contact },
  });
  expect(body).toMatchObject({ birthday: '1981-05-04T12:00:00.000Z' });
  for (const { birthday } of await get<Contact[]>('all'))
    if (birthday) expect(birthday).toMatch(/T12:00:00\.000Z$/);
});

test('whatever is listed may be sent back, with an uploaded picture too (CONTACT-16)', async () => {
  await upload({ id: 'contact-1', avatar: picture() });
  for (const contact of await get<Contact[]>('all')) {
    const body = { id: contact.id, contact };
    const answer = await call('PATCH', 'api/apps/contacts/contact', { body });
    expect(answer.body).toEqual(contact);
  }
});

const bytes = Uint8Array.from({ length: 25_000 }, (_, index) => index % 256);

function picture(type = 'image/png', content: BlobPart = bytes): File {
  return new File([content], 'picture', { type });
}

interface Upload {
  id?: string | Blob;
  avatar?: string | Blob;
}

async function upload(parts: Upload & Record<string, unknown>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value as string);
  return send({ body: form });
}

async function send(init: RequestInit) {
  const response = await fetch(urlOf('api/apps/contacts/avatar'), { method: 'POST', ...init });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('a picture', () => {
  test('is kept as a data URL, byte by byte (CONTACT-8)', async () => {
    const avatar = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    const { status, body } = await upload({ id: 'contact-2', avatar: picture() });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 'contact-2', avatar });
    const response = await fetch(urlOf('api/apps/contacts/contact?id=contact-2'));
    expect(await response.json()).toEqual(body);
  });

  test('of an unknown contact gives null (CONTACT-15)', async () => {
    expect((await upload({ id: 'unknown', avatar: picture() })).body).toBeNull();
  });

  test.each([
    ['without a picture', { id: 'contact-2' }, 'avatar'],
    ['without an id', { avatar: picture() }, 'id'],
    ['with a text for a picture', { id: 'contact-2', avatar: 'picture' }, 'avatar'],
    ['with a file for an id', { id: picture(), avatar: picture() }, 'id'],
    ['with a page', { id: 'contact-2', avatar: picture('text/html') }, 'avatar'],
    ['with a drawing', { id: 'contact-2', avatar: picture('image/svg+xml') }, 'avatar'],
    ['with another part', { id: 'contact-2', avatar: picture(), more: 'x' }, 'more'],
  ])('%s is refused', async (_, parts, field) => {
    const { status, body } = await upload(parts);
    expect(status).toBe(400);
    expect(Object.keys(body['errors'] as object)).toEqual([field]);
  });

  test('that comes twice is refused', async () => {
    const form = new FormData();
    form.append('id', 'contact-2');
    for (const name of ['avatar', 'avatar']) form.append(name, picture());
    const { status, body } = await send({ body: form });
    expect(status).toBe(400);
    expect(Object.keys(body['errors'] as object)).toEqual(['avatar']);
  });

  test.each([
    ['no boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
    ['a wrong boundary', 'multipart/form-data; boundary=other', '--x\r\n\r\n--x--'],
    ['nothing', 'multipart/form-data; boundary=x', ''],
    ['half a form', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data'],
  ])('in %s is refused', async (_, type, content) => {
    const { status, body } = await send({ headers: { 'Content-Type': type }, body: content });
    expect(status).toBe(400);
    expect(Object.keys(body['errors'] as object)).toEqual(['body']);
  });

  test('in JSON has another media type (MOCK-21)', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const content = '{"id":"contact-2","avatar":"x"}';
    expect((await send({ headers, body: content })).status).toBe(415);
  });
});
