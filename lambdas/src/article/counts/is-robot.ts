import { isbot } from 'isbot';

/** Whether a program is reading, by what it calls itself. Browsers never leave that out. */
export const isRobot = (userAgent: string): boolean => userAgent.trim() === '' || isbot(userAgent);
