// What `Form` does when a person sends it, for forms that save in another way.
export { focusFirstInvalid } from '../Form/errorsWithoutField.ts';
