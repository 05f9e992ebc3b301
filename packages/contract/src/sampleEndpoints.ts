import type { EndpointRow } from './endpoint.ts';
import { given } from './internal/callsOf.ts';

const inventory = 'api/apps/ecommerce/inventory';

/** The calls of the areas with sample data (PRODUCT-6). */
export const sampleEndpoints = {
  globalSearch: given('search', 'POST', 'api/common/search', 'anyone', 'reads'),

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
  mailSettings: given('mail', 'GET', 'api/apps/message/settings', 'anyone'),
  updateMailSettings: given('mail', 'PATCH', 'api/apps/message/settings', 'anyone'),
  mailFolders: given('mail', 'GET', 'api/apps/message/folders', 'anyone'),
  mailFilters: given('mail', 'GET', 'api/apps/message/filters', 'anyone'),
  mailLabels: given('mail', 'GET', 'api/apps/message/labels', 'anyone'),
  createMailLabel: given('mail', 'POST', 'api/apps/message/label', 'anyone'),
  updateMailLabel: given('mail', 'PATCH', 'api/apps/message/label', 'anyone'),
  deleteMailLabel: given('mail', 'DELETE', 'api/apps/message/label', 'anyone'),
  mails: given('mail', 'GET', 'api/apps/message/mails', 'anyone'),
  mail: given('mail', 'GET', 'api/apps/message/mail', 'anyone'),
  updateMail: given('mail', 'PATCH', 'api/apps/message/mail', 'anyone'),

  noteLabels: given('notes', 'GET', 'api/apps/notes/labels', 'anyone'),
  createNoteLabel: given('notes', 'POST', 'api/apps/notes/labels', 'anyone'),
  updateNoteLabel: given('notes', 'PATCH', 'api/apps/notes/labels', 'anyone'),
  deleteNoteLabel: given('notes', 'DELETE', 'api/apps/notes/labels', 'anyone'),
  addNoteTask: given('notes', 'POST', 'api/apps/notes/tasks', 'anyone'),
  notes: given('notes', 'GET', 'api/apps/notes/all', 'anyone'),
  createNote: given('notes', 'POST', 'api/apps/notes', 'anyone'),
  updateNote: given('notes', 'PATCH', 'api/apps/notes', 'anyone'),
  deleteNote: given('notes', 'DELETE', 'api/apps/notes', 'anyone'),

  boards: given('board', 'GET', 'api/apps/scrumboard/boards', 'anyone'),
  board: given('board', 'GET', 'api/apps/scrumboard/board', 'anyone'),
  createBoardList: given('board', 'POST', 'api/apps/scrumboard/board/list', 'anyone'),
  updateBoardList: given('board', 'PATCH', 'api/apps/scrumboard/board/list', 'anyone'),
  updateBoardLists: given('board', 'PATCH', 'api/apps/scrumboard/board/lists', 'anyone'),
  deleteBoardList: given('board', 'DELETE', 'api/apps/scrumboard/board/list', 'anyone'),
  createBoardCard: given('board', 'PUT', 'api/apps/scrumboard/board/card', 'anyone'),
  updateBoardCard: given('board', 'PATCH', 'api/apps/scrumboard/board/card', 'anyone'),
  updateBoardCards: given('board', 'PATCH', 'api/apps/scrumboard/board/cards', 'anyone'),
  orderBoardCards: given('board', 'PATCH', 'api/apps/scrumboard/board/card/positions', 'anyone'),
  deleteBoardCard: given('board', 'DELETE', 'api/apps/scrumboard/board/card', 'anyone'),
  boardLabels: given('board', 'GET', 'api/apps/scrumboard/board/labels', 'anyone'),
  createBoardLabel: given('board', 'PUT', 'api/apps/scrumboard/board/label', 'anyone'),
  updateBoardLabel: given('board', 'PATCH', 'api/apps/scrumboard/board/label', 'anyone'),
  deleteBoardLabel: given('board', 'DELETE', 'api/apps/scrumboard/board/label', 'anyone'),

  taskTags: given('tasks', 'GET', 'api/apps/tasks/tags', 'anyone'),
  createTaskTag: given('tasks', 'POST', 'api/apps/tasks/tag', 'anyone'),
  updateTaskTag: given('tasks', 'PATCH', 'api/apps/tasks/tag', 'anyone'),
  deleteTaskTag: given('tasks', 'DELETE', 'api/apps/tasks/tag', 'anyone'),
  tasks: given('tasks', 'GET', 'api/apps/tasks/all', 'anyone'),
  searchTasks: given('tasks', 'GET', 'api/apps/tasks/search', 'anyone'),
  orderTasks: given('tasks', 'PATCH', 'api/apps/tasks/order', 'anyone'),
  task: given('tasks', 'GET', 'api/apps/tasks/task', 'anyone'),
  createTask: given('tasks', 'POST', 'api/apps/tasks/task', 'anyone'),
  updateTask: given('tasks', 'PATCH', 'api/apps/tasks/task', 'anyone'),
  deleteTask: given('tasks', 'DELETE', 'api/apps/tasks/task', 'anyone'),

  analyticsDashboard: given('dashboards', 'GET', 'api/dashboards/analytics', 'anyone'),
  cryptoDashboard: given('dashboards', 'GET', 'api/dashboards/crypto', 'anyone'),
  financeDashboard: given('dashboards', 'GET', 'api/dashboards/finance', 'anyone'),
  projectDashboard: given('dashboards', 'GET', 'api/dashboards/project', 'anyone'),

  activities: given('activities', 'GET', 'api/pages/activities', 'anyone'),

  /** `:set` is for example `heroicons-outline` (MOCK-13). */
  iconSet: given('icons', 'GET', 'api/ui/icons/:set', 'anyone'),

  academyCategories: given('academy', 'GET', 'api/apps/academy/categories', 'anyone'),
  academyCourses: given('academy', 'GET', 'api/apps/academy/courses', 'anyone'),
  academyCourse: given('academy', 'GET', 'api/apps/academy/courses/course', 'anyone'),
} as const satisfies Record<string, EndpointRow>;
