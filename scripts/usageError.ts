/** An error of the person at the command line, told without a stack. */
export class UsageError extends Error {}
