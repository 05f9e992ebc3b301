/** The path of the SignalR hub below the API base (LIVE-1). */
export const hubPath = 'hubs/users';

/** The event of the hub (LIVE-3). */
export const hubEvent = 'Message';

/**
 * Our proposal to the owners of the API: a message was taken out of the inbox again, so that count and
 * list are another (LIVE-27). Its one argument has the `id` of the message.
 */
export const recallEvent = 'MessageRecalled';
