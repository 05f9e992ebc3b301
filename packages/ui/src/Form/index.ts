export { Form, type FormProps } from './Form.tsx';
export type { ServerErrors } from './homelessErrors.ts';
