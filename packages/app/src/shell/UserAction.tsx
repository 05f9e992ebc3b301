export function UserAction() {
  return null;
}
