export function Messages() {
  return null;
}
