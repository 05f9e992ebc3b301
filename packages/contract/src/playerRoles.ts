/** The roles that the product has words for; others are shown as they were written (TEAM-1). */
export const playerRoles = ['goalkeeper', 'defence', 'midfield', 'attack', 'captain'] as const;
