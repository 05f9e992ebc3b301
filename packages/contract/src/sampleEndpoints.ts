import { type EndpointRow, given } from './endpoint.ts';

const inventory = 'api/apps/ecommerce/inventory';

/** The calls of the areas with sample data (PRODUCT-6). */
export const sampleEndpoints = {
  globalSearch: given('search', 'POST', 'api/common/search', 'anyone'),

  contacts: given('contacts', 'GET', 'api/apps/contacts/all', 'anyone'),
  searchContacts: given('contacts', 'GET', 'api/apps/contacts/search', 'anyone'),
  contact: given('contacts', 'GET', 'api/apps/contacts/contact', 'anyone'),
  createContact: given('contacts', 'POST', 'api/apps/contacts/contact', 'anyone'),
  updateContact: given('contacts', 'PATCH', 'api/apps/contacts/contact', 'anyone'),
  deleteContact: given('contacts', 'DELETE', 'api/apps/contacts/contact', 'anyone'),
  updateContactAvatar: given('contacts', 'POST', 'api/apps/contacts/avatar', 'anyone'),
  countries: given('contacts', 'GET', 'api/apps/contacts/countries', 'anyone'),
  contactTags: given('contacts', 'GET', 'api/apps/contacts/tags', 'anyone'),
  createContactTag: given('contacts', 'POST', 'api/apps/contacts/tag', 'anyone'),
  updateContactTag: given('contacts', 'PATCH', 'api/apps/contacts/tag', 'anyone'),
  deleteContactTag: given('contacts', 'DELETE', 'api/apps/contacts/tag', 'anyone'),

  productCategories: given('inventory', 'GET', `${inventory}/categories`, 'anyone'),
  productBrands: given('inventory', 'GET', `${inventory}/brands`, 'anyone'),
  productVendors: given('inventory', 'GET', `${inventory}/vendors`, 'anyone'),
  products: given('inventory', 'GET', `${inventory}/products`, 'anyone'),
  product: given('inventory', 'GET', `${inventory}/product`, 'anyone'),
  createProduct: given('inventory', 'POST', `${inventory}/product`, 'anyone'),
  updateProduct: given('inventory', 'PATCH', `${inventory}/product`, 'anyone'),
  deleteProduct: given('inventory', 'DELETE', `${inventory}/product`, 'anyone'),
  productTags: given('inventory', 'GET', `${inventory}/tags`, 'anyone'),
  createProductTag: given('inventory', 'POST', `${inventory}/tag`, 'anyone'),
  updateProductTag: given('inventory', 'PATCH', `${inventory}/tag`, 'anyone'),
  deleteProductTag: given('inventory', 'DELETE', `${inventory}/tag`, 'anyone'),

  files: given('files', 'GET', 'api/apps/file-manager', 'anyone'),

  faqs: given('help', 'GET', 'api/apps/help-center/faqs', 'anyone'),
  guides: given('help', 'GET', 'api/apps/help-center/guides', 'anyone'),
  guide: given('help', 'GET', 'api/apps/help-center/guide', 'anyone'),

  academyCategories: given('academy', 'GET', 'api/apps/academy/categories', 'anyone'),
} as const satisfies Record<string, EndpointRow>;
