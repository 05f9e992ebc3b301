import { faultsIn } from '../fault.ts';

export const mockAreasFaults = faultsIn('mocks/src', [
  ['handlers/areas/inventory.ts', 'the categories are empty', '() => categories)', '() => [])'],
  ['handlers/areas/inventory.ts', 'the brands are empty', '() => brands)', '() => [])'],
  ['handlers/areas/inventory.ts', 'the vendors are empty', '() => vendors)', '() => [])'],
  ['handlers/areas/inventory.ts', 'products take no time', "await simulateDelay('products');", ''],
  [
    'handlers/areas/inventory.ts',
    'a changed product is null',
    'return products.merge(id, product as Partial<Product>);',
    'return null;',
  ],
  [
    'handlers/areas/contacts.ts',
    'a deleted contact stays',
    "contacts.remove(query.get('id'));",
    '',
  ],
  [
    'handlers/areas/contacts.ts',
    'a picture that comes as a data URL is not kept',
    'return given.success ? given.output : null;',
    'return null;',
  ],
  ['handlers/areas/contacts.ts', 'the countries are empty', '() => countries)', '() => [])'],
  [
    'handlers/areas/changes.ts',
    'a tag is renamed to nothing',
    'return tags.merge(id, tag as Partial<Tag>);',
    'return tags.find(id);',
  ],
  [
    'handlers/areas/changes.ts',
    'a deleted tag stays in the list',
    "const gone = tags.remove(query.get('id'));",
    "const gone = tags.find(query.get('id'));",
  ],
  [
    'handlers/areas/help.ts',
    'the number of guides cannot be chosen',
    "numberOf(query.get('limit'), 5)",
    '5',
  ],
  ['handlers/areas/files.ts', 'files stand in no order', '.toSorted(byName)', ''],
  [
    'handlers/areas/pages.ts',
    'a page past the last is empty',
    'if (page > lastPage) return { items: null, lastPage };',
    '',
  ],
]);
