const fields = ['name', 'email', 'subject', 'message'];

/** Maps errors to our field names; some servers capitalise theirs. */
export function fieldErrors(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [
      fields.find((field) => field === name.toLowerCase()) ?? name,
      messages,
    ]),
  );
}
