const fields = ['name', 'email', 'subject', 'message'];

/** Errors by the names of our fields: some servers write theirs with a capital. */
export function fieldErrors(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [
      fields.find((field) => field === name.toLowerCase()) ?? name,
      messages,
    ]),
  );
}
