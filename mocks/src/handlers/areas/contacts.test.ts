import { expect, test } from 'vitest';
import type { Contact } from '../../fixtures/areas/contacts.ts';
import { call, urlOf } from '../../testing/call.ts';
import { setUpMockBackEnd } from '../../testing/mockBackEnd.ts';

setUpMockBackEnd();

async function get<Body>(path: string): Promise<Body> {
  return (await call('GET', `api/apps/contacts/${path}`)).body as Body;
}

test('contacts come by name (CONTACT-1)', async () => {
  const names = (await get<Contact[]>('all')).map(({ name }) => name);
  expect(names).toHaveLength(80);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

test('the search looks into names, without regard to case; no text finds all (CONTACT-2)', async () => {
  const found = await get<Contact[]>('search?query=ALEX');
  expect(found.length).toBeGreaterThan(0);
  for (const { name } of found) expect(name.toLowerCase()).toContain('alex');
  expect(await get('search?query=')).toHaveLength(80);
});

test('an unknown contact is nothing, and deleting it changes nothing (CONTACT-3, CONTACT-5, MOCK-7)', async () => {
  expect(await get('contact?id=unknown')).toBeNull();
  expect((await call('DELETE', 'api/apps/contacts/contact?id=unknown')).body).toBe(true);
  expect(await get('all')).toHaveLength(80);
});

test('a new contact needs no data (CONTACT-4)', async () => {
  const { body } = await call('POST', 'api/apps/contacts/contact');
  const { id, ...rest } = body as Contact;
  expect(id).toBeTruthy();
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

test('a change is merged; an unknown id gives null (CONTACT-5, MOCK-7)', async () => {
  const path = 'api/apps/contacts/contact';
  const contact = { name: 'Renamed Example' };
  const { body } = await call('PATCH', path, { body: { id: 'contact-1', contact } });
  expect(body).toMatchObject({ id: 'contact-1', name: 'Renamed Example', avatar: null });
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

test('a new tag stands first and can be renamed', async () => {
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

test('a picture is kept as a data URL (CONTACT-8)', async () => {
  const form = new FormData();
  form.set('id', 'contact-2');
  form.set('avatar', new Blob(['x'], { type: 'image/png' }));
  const response = await fetch(urlOf('api/apps/contacts/avatar'), {
    method: 'POST',
    body: form,
  });
  expect(await response.json()).toMatchObject({ avatar: `data:image/png;base64,${btoa('x')}` });
});

test('a deleted contact is gone and no other (CONTACT-3)', async () => {
  const before = await get<Contact[]>('all');
  await call('DELETE', 'api/apps/contacts/contact?id=contact-1');
  expect(await get('all')).toEqual(before.filter(({ id }) => id !== 'contact-1'));
});

test('a picture may come as a data URL (CONTACT-8)', async () => {
  const body = { id: 'contact-2', avatar: 'data:image/png;base64,eA==' };
  expect((await call('POST', 'api/apps/contacts/avatar', { body })).body).toMatchObject(body);
  expect(await get('contact?id=contact-2')).toMatchObject(body);
});

test('a renamed tag stays renamed, a deleted one leaves the list (CONTACT-7)', async () => {
  const tag = { id: 'contact-tag-work', title: 'Job' };
  await call('PATCH', 'api/apps/contacts/tag', { body: { id: tag.id, tag: { title: 'Job' } } });
  expect(await get('tags')).toContainEqual(tag);
  await call('DELETE', `api/apps/contacts/tag?id=${tag.id}`);
  expect(await get('tags')).not.toContainEqual(tag);
});
