/** The current time, injected into use cases. */
export const clock = (): Date => new Date();
