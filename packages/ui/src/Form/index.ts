export { Form, type FormProps } from './Form.tsx';
export type { ServerErrors } from './errorsWithoutField.ts';
export type { Rule } from '../internal/checks.ts';
export type { ValidationMessages } from '../internal/validationMessages.ts';
