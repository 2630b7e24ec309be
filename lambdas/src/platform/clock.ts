/** The time, as handlers pass it into use cases. */
export const clock = (): Date => new Date();
